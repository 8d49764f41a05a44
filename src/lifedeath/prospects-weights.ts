/**
 * Weights of `Prospects`, in hundredths of a natural logarithm of the odds that the attacker wins, fitted to solved positions by
 * `npm run bench -- prospects --problems 910 --write FILE` (docs/notes.md).
 *
 * A pattern is the content of a cell and then of the four cells around it, clockwise, in the letters of prospects.ts. Of the eight ways to turn
 * and mirror a pattern one is listed; what is not listed weighs nothing.
 */
export const BIAS = [96, 165] as const;

/** By the liberties of the keystones, from none to seven: first where the defender is to move, then where the attacker is. */
export const LIBERTIES = [0, 144, 83, 16, -24, -75, -96, -110, 0, 216, 30, 3, 0, 3, 1, 7];

/** The cell and its neighbours; the weight where the defender is to move, and where the attacker is. */
export const CROSSES = `
..... 7 32  ....K -15 -9  ....a 67 44  ....b 47 45  ....c 21 28  ....x -5 69  ....y 32 46  ....z 26 56
....# 12 58  ....- 13 5  ...KK -42 -19  ...Ka 27 -24  ...Kb -43 33  ...Kc -75 -62  ...Kx -63 -53  ...Ky -69 -34
...Kz -12 11  ...K# 64 56  ...K- 2 -29  ...aa 28 -2  ...ab 92 57  ...ac 79 70  ...ax -4 -38  ...ay -10 -25
...az 31 8  ...a# 4 -24  ...a- 11 11  ...bb -26 24  ...bc -42 3  ...bx -46 0  ...by -24 71  ...bz 52 49
...b# 20 22  ...b- -3 30  ...cc -43 5  ...cx -61 -48  ...cy -15 19  ...cz -3 40  ...c# 38 76  ...c- 14 1
...xx -26 -3  ...xy -8 10  ...xz -24 -25  ...x# 39 66  ...x- -7 -24  ...yy -58 1  ...yz -7 49  ...y# 41 -14
...y- -34 6  ...zz 64 34  ...z# 56 21  ...z- 24 23  ...## -32 22  ...#- 53 196  ...-- -11 51  ..K.K -32 -75
..K.a -9 -62  ..K.b 7 -25  ..K.c -64 -38  ..K.x -29 -59  ..K.y 21 0  ..K.z 6 -30  ..K.# 28 32  ..K.- -23 -58
..KKK -98 -20  ..KKa -33 -71  ..KKb -81 -57  ..KKc -92 -60  ..KKx -41 -42  ..KKy 36 -6  ..KKz 16 11  ..KK# 53 60
..KK- -92 -30  ..KaK 28 -15  ..Kaa 13 -10  ..Kab 31 30  ..Kac 66 26  ..Kax -97 -10  ..Kay 49 0  ..Kaz 45 28
..Ka# 6 22  ..Ka- -36 -75  ..KbK 71 5  ..Kba -2 -51  ..Kbb -68 -66  ..Kbc 0 -61  ..Kbx -110 -30  ..Kby -41 41
..Kbz 85 22  ..Kb# 45 75  ..Kb- -45 -88  ..KcK -77 -91  ..Kca 15 -14  ..Kcb -84 -71  ..Kcc -71 -94  ..Kcx -63 -33
..Kcy 41 -9  ..Kcz 5 2  ..Kc# 7 30  ..Kc- -7 -35  ..KxK -31 -64  ..Kxa 75 -37  ..Kxb -37 -103  ..Kxc -92 -65
..Kxx -59 -51  ..Kxy 34 -66  ..Kxz 17 -68  ..Kx# 17 -4  ..Kx- -3 -87  ..KyK 34 2  ..Kya -16 -4  ..Kyb -28 -3
..Kyc -57 -46  ..Kyx -65 0  ..Kyy -52 -25  ..Kyz -15 7  ..Ky# 10 41  ..Ky- -50 -74  ..KzK 36 -22  ..Kza 25 2
..Kzb -24 114  ..Kzc -43 -22  ..Kzy -19 0  ..Kzz -17 7  ..Kz# 17 24  ..Kz- -18 -67  ..K#K 99 55  ..K#a -1 -36
..K#b 19 -11  ..K#c 31 14  ..K#x 16 40  ..K#y 32 13  ..K#z 98 79  ..K## 55 33  ..K#- 31 51  ..K-K -63 38
..K-a -13 -35  ..K-b -39 -35  ..K-c -66 -9  ..K-x -35 -49  ..K-y 7 -22  ..K-z 2 28  ..K-# 44 129  ..K-- -78 5
..a.c 22 -4  ..a.y 0 -1  ..a.z -7 1  ..a.# 30 16  ..a.- 28 -73  ..aKa 0 -26  ..aKb 0 33  ..aKc 16 37
..aKx 9 118  ..aKy -14 42  ..aKz 19 6  ..aK# 22 -14  ..aK- -22 -68  ..aaa 49 4  ..aab 26 35  ..aac 38 69
..aax -20 4  ..aay 0 24  ..aaz 86 2  ..aa# -28 -121  ..aa- 1 20  ..abb 47 9  ..abc 24 -12  ..aby 44 0
..abz 66 32  ..ab# -65 0  ..ab- -48 -44  ..acc -10 11  ..acz 40 64  ..ac- 0 -16  ..axc 4 -10  ..ax- -8 -50
..ayc 10 0  ..ayy 49 27  ..ayz 91 5  ..ay# 22 0  ..ay- 51 -34  ..azc 11 0  ..azz 87 13  ..az# 19 0
..az- 43 6  ..a#a 22 -121  ..a#b -42 -30  ..a#c -36 -40  ..a#y -17 -96  ..a#z -98 12  ..a## -49 -60  ..a#- -8 63
..a-a 0 -46  ..a-b -2 -15  ..a-c -40 -80  ..a-x 33 76  ..a-y 62 53  ..a-z 30 8  ..a-# 124 47  ..a-- -26 -22
..b.b 19 -16  ..b.c -13 21  ..b.x 6 34  ..b.y -6 34  ..b.z 73 31  ..b.# 7 34  ..b.- -71 3  ..bKb -6 -9
..bKc -45 -98  ..bKx -29 -74  ..bKy -2 2  ..bKz -55 9  ..bK# -29 10  ..bK- -43 -43  ..bab -26 -19  ..bac -50 29
..bax -26 -19  ..bay 62 13  ..baz 33 -3  ..ba# -6 52  ..ba- -26 -79  ..bbb -56 -10  ..bbc -29 -19  ..bbx 38 -56
..bby 4 27  ..bbz 42 36  ..bb# 17 18  ..bb- -47 -14  ..bcb -61 -53  ..bcc -53 -18  ..bcx -27 -54  ..bcy -110 8
..bcz 6 20  ..bc# 67 31  ..bc- -81 -22  ..bxb 11 0  ..bxc -31 -56  ..bxx -47 -48  ..bxy -20 101  ..bxz 13 14
..bx# -9 14  ..bx- -8 -27  ..byb -90 -21  ..byc 35 3  ..byy -9 41  ..byz 136 37  ..by# -19 -23  ..by- -21 -17
..bzb -5 0  ..bzc -20 -7  ..bzy 12 6  ..bzz 43 37  ..bz# -35 -48  ..bz- 56 24  ..b#b 14 -27  ..b#c 23 -19
..b#x -39 -23  ..b#y 55 34  ..b#z 28 14  ..b## -3 20  ..b#- -13 71  ..b-b 7 46  ..b-c 48 35  ..b-x -12 -20
..b-y 35 73  ..b-z 49 68  ..b-# 74 110  ..b-- -104 1  ..c.c -17 -6  ..c.x 26 16  ..c.y -11 1  ..c.z 30 38
..c.# 37 34  ..c.- -37 -31  ..cKc -135 -132  ..cKx -28 -90  ..cKy -58 -59  ..cKz 5 32  ..cK# 27 35  ..cK- -74 -60
..cac -8 -34  ..cax 18 62  ..cay -11 55  ..caz 37 5  ..ca# 12 12  ..ca- -46 12  ..cbc 3 -1  ..cbx -38 -65
..cby 30 22  ..cbz 29 36  ..cb# 34 23  ..cb- -19 4  ..ccc -50 -28  ..ccx -7 -39  ..ccy -26 -17  ..ccz 22 26
..cc# 52 51  ..cc- -67 -7  ..cxc -91 -63  ..cxx -57 -90  ..cxy -5 -46  ..cxz 25 -3  ..cx# 25 36  ..cx- -30 -54
..cyc -101 1  ..cyx -4 -6  ..cyy -9 -5  ..cyz -55 77  ..cy# 45 0  ..cy- -38 -34  ..czc -10 -21  ..czx 32 0
..czy -52 18  ..czz 53 43  ..cz# 28 -62  ..cz- -64 1  ..c#c 12 57  ..c#x 27 38  ..c#y 32 75  ..c#z 15 55
..c## 32 30  ..c#- -29 54  ..c-c 43 38  ..c-x 3 -8  ..c-y -15 -21  ..c-z 21 -49  ..c-# 56 31  ..c-- -50 -1
..x.y -14 -47  ..x.z 33 7  ..x.# -42 17  ..x.- -34 -25  ..xKx -55 -36  ..xKy -72 -56  ..xKz 29 -32  ..xK# 12 78
..xK- -58 -28  ..xaz 32 0  ..xa# -41 -71  ..xa- -2 13  ..xbz 34 0  ..xb# 45 97  ..xb- -73 -26  ..xcy -13 -23
..xcz -23 -36  ..xc# 37 84  ..xc- -8 -31  ..xxx 40 0  ..xxy -47 -37  ..xxz -43 0  ..xx# 6 0  ..xx- 25 7
..xyy 47 -4  ..xyz -16 19  ..xy# -67 0  ..xy- 19 -51  ..xzz -2 10  ..xz# 20 0  ..xz- -41 0  ..x#y 21 0
..x## 102 68  ..x#- 90 128  ..x-x 14 -30  ..x-y -3 -3  ..x-z 4 -47  ..x-# 76 104  ..x-- 6 45  ..y.y -44 33
..y.z -7 33  ..y.# -31 97  ..y.- 3 25  ..yKy 18 -59  ..yKz -31 4  ..yK# 55 101  ..yK- 15 -7  ..yaz 19 -10
..ya# -5 18  ..ya- 27 25  ..yby -6 0  ..ybz -47 -52  ..yb# 32 72  ..yb- -5 -13  ..ycy 30 13  ..ycz 1 -47
..yc# 42 56  ..yc- -25 18  ..yxz 32 0  ..yx# 59 -46  ..yx- 45 -12  ..yyy -3 64  ..yyz 83 53  ..yy# 39 26
..yy- 57 16  ..yzz 77 58  ..yz# 16 3  ..yz- 47 -47  ..y#y -56 0  ..y#z -14 6  ..y## -8 -22  ..y#- 175 198
..y-y 2 7  ..y-z 2 40  ..y-# 72 120  ..y-- 5 29  ..z.z 25 44  ..z.# -46 14  ..z.- 23 20  ..zKz 5 14
..zK# 94 113  ..zK- -8 -5  ..zaz 12 0  ..za# 47 62  ..za- 46 82  ..zbz 40 10  ..zb# 89 39  ..zb- 53 75
..zcz -52 -21  ..zc# 78 143  ..zc- 41 59  ..zx# 84 109  ..zx- -7 -7  ..zyz 40 22  ..zy# 59 -26  ..zy- 38 39
..zzz 42 53  ..zz# 32 -14  ..zz- 34 6  ..z#z 7 0  ..z## -6 3  ..z#- 130 85  ..z-z -22 43  ..z-# 52 72
..z-- 25 32  ..#.# -18 -48  ..#.- 19 29  ..#K# 42 56  ..#K- 38 24  ..#a# -52 -32  ..#a- -14 15  ..#b# -18 11
..#b- 17 -15  ..#c# 39 20  ..#c- 0 43  ..#x# 149 56  ..#x- 91 15  ..#y# 33 57  ..#y- 16 53  ..#z# -38 6
..#z- 14 17  ..### 22 26  ..##- 46 79  ..#-# -25 -47  ..#-- 93 117  .KKKK -124 -97  .KKKa 24 -8  .KKKb -120 -76
.KKKc -146 -134  .KKKx 179 28  .KKKy 44 28  .KKKz 24 36  .KKK# 62 66  .KKK- -139 -96  .KKaa 18 -12  .KKab 29 20
.KKac 79 10  .KKax 118 -70  .KKay 34 74  .KKaz 16 137  .KKa# 32 22  .KKa- -26 -87  .KKbb -70 -62  .KKbc -132 -101
.KKbx 94 -49  .KKby 7 -38  .KKbz 17 25  .KKb# 59 77  .KKb- -110 -109  .KKcc -156 -144  .KKcx 46 -62  .KKcy 18 -15
.KKcz 13 26  .KKc# 69 71  .KKc- -158 -127  .KKxx -38 -61  .KKxy -18 -35  .KKxz -16 -27  .KKx# 50 63  .KKx- 142 14
.KKyy 17 -42  .KKyz 48 28  .KKy# 84 48  .KKy- 12 7  .KKzz -5 -8  .KKz# 75 92  .KKz- -18 14  .KK## 71 73
.KK#- 48 58  .KK-- -102 -50  .KaKx 21 97  .KaKy 30 0  .Kaaa 82 9  .Kaab 73 65  .Kaac -9 64  .Kaax 98 59
.Kaay 37 34  .Kaaz -47 33  .Kaa# 89 47  .Kaa- -44 -41  .Kabb 61 8  .Kabc 53 -33  .Kabx -5 0  .Kaby -33 75
.Kabz 49 11  .Kab- 0 -13  .Kacc -8 60  .Kacx 77 81  .Kacy 32 32  .Kacz 5 20  .Kaxc -41 -23  .Kaxx -135 -14
.Kaxy -41 0  .Kax- -16 -37  .Kayc 0 -12  .Kayy -40 59  .Kayz -2 39  .Kay# 5 0  .Kay- 0 9  .Kazz -8 48
.Ka#a 64 23  .Ka#b 44 17  .Ka#c 41 -34  .Ka#x 27 62  .Ka#y -28 10  .Ka#z 48 -2  .Ka## 59 12  .Ka#- 0 23
.Ka-a 50 -64  .Ka-b 17 -31  .Ka-c 36 -21  .Ka-x -25 -106  .Ka-y 9 12  .Ka-z -36 -3  .Ka-# 51 221  .Ka-- -57 -172
.KbKx 38 -17  .KbKy -4 1  .Kbab 35 0  .Kbac 0 84  .Kbax 27 -32  .Kbay -95 0  .Kba# 4 70  .Kba- -12 42
.Kbbb -82 -83  .Kbbc -39 -85  .Kbbx 103 -76  .Kbby -44 -79  .Kbbz -18 -6  .Kbb# 47 43  .Kbb- -69 -120  .Kbcb -26 -90
.Kbcc -85 -104  .Kbcx -14 -154  .Kbcy -68 -118  .Kbcz -72 27  .Kbc# -17 34  .Kbc- 0 -86  .Kbxc -79 -86  .Kbxx -57 -95
.Kbxy -60 -35  .Kbx- 19 -41  .Kbyc -24 -38  .Kbyx -14 -46  .Kbyy 21 -9  .Kbyz 41 53  .Kby# -8 0  .Kby- 9 0
.Kbzc 26 -102  .Kbzy -117 26  .Kbzz 27 -3  .Kbz# -39 0  .Kbz- 11 79  .Kb#b -15 67  .Kb#c 23 105  .Kb#x -8 15
.Kb#y 50 -33  .Kb#z 19 72  .Kb## 47 22  .Kb#- 98 60  .Kb-b -87 -83  .Kb-c -106 -65  .Kb-x 31 -81  .Kb-y -71 -68
.Kb-z -12 -30  .Kb-# 53 42  .Kb-- -77 -165  .KcKx 31 -70  .KcKy -17 30  .KcKz 0 105  .KcK# 0 -5  .Kcax -10 -86
.Kca# -17 30  .Kca- 130 63  .Kcbc 0 -30  .Kcbx -34 -110  .Kcby 3 -60  .Kcbz 22 -38  .Kcb# 45 5  .Kcb- -67 -26
.Kccc -149 -142  .Kccx 19 -71  .Kccy -17 -44  .Kccz 8 -25  .Kcc# 70 62  .Kcc- -94 -171  .Kcxc -33 -37  .Kcxx -81 -85
.Kcxy 0 -21  .Kcx- -6 -66  .Kcyc 11 27  .Kcyx -89 -92  .Kcyy -31 -74  .Kcyz 42 37  .Kcy# -12 3  .Kcy- 29 -16
.Kczc -43 70  .Kczx 61 -16  .Kczy 20 -6  .Kczz -75 -6  .Kcz# 22 -63  .Kcz- 40 8  .Kc#x 51 0  .Kc#y 3 0
.Kc#z 25 -2  .Kc## 55 40  .Kc#- 91 42  .Kc-x -42 -41  .Kc-y 81 -81  .Kc-z -9 11  .Kc-# 50 98  .Kc-- -18 -82
.KxKx -39 -70  .KxKy 10 -98  .KxKz 24 -35  .KxK# 92 106  .KxK- 144 53  .Kxax -19 -19  .Kxay -56 -5  .Kxa# 22 -42
.Kxa- 95 -105  .Kxbx 47 -107  .Kxby -75 -127  .Kxbz 31 24  .Kxb# 48 155  .Kxb- 34 -78  .Kxcx -32 -62  .Kxcy -59 -67
.Kxcz 0 -24  .Kxc# 11 195  .Kxc- -5 -71  .Kxxx -69 -31  .Kxxy 20 -87  .Kxx# -48 0  .Kxx- -29 -51  .Kxyx 0 -55
.Kxyy 0 7  .Kxyz 28 -55  .Kxy# -57 107  .Kxy- -80 -79  .Kxzy 0 27  .Kxzz -53 9  .Kxz- -82 0  .Kx## 66 111
.Kx#- 64 97  .Kx-x -132 -140  .Kx-y -105 -122  .Kx-z -9 1  .Kx-# 29 130  .Kx-- 131 38  .KyKy 0 15  .KyKz 0 1
.KyK# 50 148  .KyK- 80 38  .Kya# 42 -12  .Kya- 10 28  .Kyby 24 42  .Kybz -32 1  .Kyb# 93 79  .Kyb- 21 -47
.Kycy -35 -50  .Kycz 5 28  .Kyc# 28 125  .Kyc- 15 -62  .Kyx- 0 -54  .Kyyy -27 -74  .Kyyz 36 -39  .Kyy# 65 51
.Kyy- 9 -43  .Kyzy 22 -82  .Kyzz -11 -30  .Kyz# 85 26  .Kyz- -40 -36  .Ky## 54 39  .Ky#- 36 33  .Ky-y -106 -50
.Ky-z -52 -100  .Ky-# 86 127  .Ky-- 9 45  .Kza# 48 68  .Kza- -30 22  .Kzb# 56 89  .Kzb- -24 -4  .Kzcz 10 48
.Kzc# 26 154  .Kzc- 15 6  .Kzx- 2 -6  .Kzy# 46 0  .Kzy- 53 18  .Kzzz -41 3  .Kzz# 92 77  .Kzz- -53 -40
.Kz## 110 125  .Kz#- 0 18  .Kz-# 82 137  .Kz-- -7 14  .K#a# 2 1  .K#a- -29 -38  .K#b# -35 17  .K#b- 30 11
.K#c# 53 5  .K#c- 18 16  .K#y- -27 0  .K### 51 59  .K##- 5 23  .K#-# 2 0  .K#-- 95 99  .aaaa 24 -17
.aaab 52 122  .aaac -4 -20  .aaax 74 -95  .aaay -3 16  .aaaz 22 22  .aaa# 10 -19  .aaa- -33 4  .aabb -10 -54
.aabc -30 61  .aabx -7 21  .aaby 61 62  .aabz 3 15  .aab# -27 -140  .aab- -21 -29  .aacc 48 -21  .aacx -40 14
.aacy -9 0  .aac# 58 -24  .aac- -88 -106  .aaxx -69 -56  .aaxy 105 17  .aaxz 133 0  .aax# 37 -92  .aax- 31 -31
.aayy -23 -27  .aayz -25 30  .aay# 0 -89  .aay- -30 36  .aazz -4 -38  .aaz# 17 20  .aaz- 102 60  .aa## -40 -57
.aa#- 45 31  .aa-- -71 -44  .aba# -17 27  .aba- 18 40  .abbb 83 49  .abbc -34 -31  .abbx 29 -55  .abby 59 49
.abbz 57 2  .abb# -12 40  .abb- -7 -37  .abcb 64 0  .abcc 34 -14  .abcy 12 0  .abcz -22 0  .abc# 3 29
.abc- -82 -38  .abxx 1 0  .abx# -47 0  .abx- -2 -27  .abyy 94 0  .aby# 54 6  .aby- 1 40  .abzb -44 8
.abzy 27 0  .abzz 38 2  .abz# 7 21  .abz- 45 -21  .ab## 38 -37  .ab#- 39 140  .ab-x -28 0  .ab-y -23 0
.ab-# 38 -19  .ab-- -41 -4  .acb# 53 -2  .acb- -42 1  .accc -39 58  .accx 8 42  .accy 25 -24  .accz -10 0
.acc# 58 -5  .acc- 18 -27  .acx- -21 -19  .acy# 8 33  .acy- -13 35  .acz# 28 25  .acz- 4 38  .ac## -21 50
.ac#- 33 0  .ac-# 0 -15  .ac-- -69 24  .axa# 34 -47  .axa- 64 -51  .axb# 60 13  .axb- 17 -38  .axc# 32 -9
.axc- 15 -72  .axxx -4 0  .axx# -63 -59  .axx- -54 13  .axyy -3 23  .axy# 12 -23  .axy- 133 36  .axzy 117 0
.axzz 23 0  .axz- 138 0  .ax## -19 -110  .ax#- -23 43  .ax-x -75 0  .ax-y -29 50  .ax-z -102 0  .ax-# 4 19
.ax-- 139 -87  .aya# -50 -79  .aya- 59 21  .ayb# 50 -34  .ayb- 48 -10  .ayc# -53 -60  .ayc- -80 -51  .ayx- 104 39
.ayyy -40 -41  .ayy# -89 -94  .ayy- 32 19  .ayzz 21 0  .ayz# 20 1  .ayz- 62 76  .ay## -24 -11  .ay#- 122 4
.ay-y -20 0  .ay-z 27 0  .ay-# 60 -14  .ay-- 3 -85  .aza# -53 1  .aza- 74 15  .azb# 1 19  .azb- 61 37
.azc# -54 49  .azc- -18 -2  .azx- 29 14  .azy# 21 0  .azy- 33 24  .azzz 47 0  .azz# -28 -11  .azz- 14 41
.az## -12 -11  .az#- 83 2  .az-# 68 10  .az-- -35 11  .a#a# -90 -22  .a#a- -71 -18  .a#b# -32 -85  .a#b- 11 -10
.a#c# -47 -23  .a#c- -71 8  .a#x# -28 50  .a#x- 66 -4  .a#y# -59 -55  .a#y- -9 23  .a#z# -57 -29  .a#z- 26 -22
.a### -36 -37  .a##- -3 32  .a#-# 10 -14  .a#-- 25 0  .bbbb -29 -16  .bbbc -62 -59  .bbbx -20 -10  .bbby -17 23
.bbbz 8 4  .bbb# 36 71  .bbb- -37 4  .bbcc -82 24  .bbcx 15 -5  .bbcy -51 -73  .bbcz -9 -28  .bbc# -23 24
.bbc- -36 -12  .bbxx -34 -7  .bbxy -13 81  .bbxz 20 0  .bbx# -6 56  .bbx- -8 15  .bbyy -52 -13  .bbyz 50 34
.bby# 11 12  .bby- 24 18  .bbzz 12 32  .bbz# 22 84  .bbz- -67 -11  .bb## 39 -11  .bb#- 6 36  .bb-- -112 -16
.bcbx 0 -54  .bcb# 44 29  .bcb- -69 -26  .bccc -95 -46  .bccx -42 -106  .bccy -29 3  .bccz 20 29  .bcc# 22 33
.bcc- -75 -63  .bcxx 0 42  .bcx- 0 -2  .bcyc -101 0  .bcyx 36 -25  .bcyy 6 -5  .bcy# 13 17  .bcy- -53 -15
.bczc 14 74  .bczy -2 0  .bczz 15 17  .bcz# 4 -22  .bcz- 3 95  .bc## 34 47  .bc#- -18 22  .bc-x -13 -18
.bc-y -45 6  .bc-# -5 49  .bc-- -94 -33  .bxb# -6 30  .bxb- -2 -78  .bxcy 0 26  .bxc# 58 98  .bxc- -2 -27
.bxxx 0 35  .bxx- -39 -25  .bxy- -57 48  .bxzz -15 0  .bx## 17 102  .bx#- 30 120  .bx-x -24 -99  .bx-y -61 4
.bx-z 11 0  .bx-# 38 106  .bx-- 47 30  .byb# 22 -25  .byb- 3 -43  .bycz 4 18  .byc# 113 68  .byc- -3 -31
.byx- 15 -2  .byyy 75 -25  .byyz 47 9  .byy# 120 -57  .byy- 29 -35  .byzz 50 52  .byz# 56 45  .byz- 58 39
.by## 87 24  .by#- 112 96  .by-y -69 59  .by-z 19 -4  .by-# 138 73  .by-- 0 2  .bzb# 52 -11  .bzb- 61 80
.bzc# 82 31  .bzc- 40 64  .bzx- -8 10  .bzy# 37 -16  .bzy- 20 18  .bzzz -52 23  .bzz# -83 17  .bzz- 5 41
.bz## 37 29  .bz#- 89 30  .bz-# 93 52  .bz-- -49 42  .b#b- -45 34  .b#c# 14 5  .b#c- -4 93  .b#x- 67 0
.b#y- -1 -43  .b#z- 6 0  .b### -1 6  .b##- 16 61  .b#-# -59 0  .b#-- 82 83  .cccc -117 -84  .cccx -7 4
.cccy -118 -37  .cccz -13 -9  .ccc# 53 73  .ccc- -34 -33  .ccxx 0 16  .ccxy -43 -50  .ccxz 0 -6  .ccx# 30 -9
.ccx- -8 -21  .ccyy 19 43  .ccyz -14 -7  .ccy# -3 25  .ccy- 18 7  .cczz -6 40  .ccz# 14 80  .ccz- -6 38
.cc## 70 82  .cc#- 24 60  .cc-- -48 -116  .cxc# -23 64  .cxc- 0 17  .cxxy 0 3  .cxx- -26 -24  .cxy- -51 -67
.cx## 64 15  .cx#- 43 -22  .cx-x -2 25  .cx-y -74 -26  .cx-z -67 16  .cx-# 12 20  .cx-- -33 82  .cycz 44 -18
.cyc# 60 63  .cyc- 0 -10  .cyx- 4 15  .cyyy -44 0  .cyyz -13 13  .cyy- -8 28  .cyzz 0 2  .cyz- -14 -72
.cy## 66 64  .cy#- 34 42  .cy-y -42 -41  .cy-z -82 -30  .cy-# 19 66  .cy-- -28 55  .czcz 0 53  .czc# 77 75
.czc- 0 32  .czx- 54 -18  .czy# 2 1  .czy- 54 40  .czzz 29 7  .czz# 61 30  .czz- 12 50  .cz## 84 77
.cz#- 49 54  .cz-# 74 121  .cz-- 40 7  .c#y- 26 0  .c### 30 65  .c##- -65 8  .c#-- 90 40  .xxxx 145 99
.xxxy 66 -4  .xxx# 119 0  .xxx- 2 93  .xxyy -15 -31  .xxyz -16 -32  .xxy# -13 0  .xxy- -85 -39  .xxzz -105 0
.xxz- -22 0  .xx## -28 55  .xx#- -4 108  .xx-- -3 55  .xyx- 17 -36  .xyyy 68 8  .xyyz -20 0  .xyy# 3 -24
.xyy- -47 32  .xyzy -12 -25  .xyzz -36 3  .xyz- -55 -86  .xy## 22 -15  .xy#- 21 53  .xy-y 13 11  .xy-# -10 111
.xy-- 6 22  .xzx- -49 0  .xzy- -50 1  .xzzz 32 14  .xzz# 22 0  .xzz- 14 -33  .xz## 69 61  .xz#- 72 5
.xz-# -6 0  .xz-- -12 22  .x#x- 24 0  .x#y- -18 0  .x### 210 41  .x##- 117 113  .x#-- 115 25  .yyyy -12 13
.yyyz 22 47  .yyy# -21 19  .yyy- -2 18  .yyzz 74 21  .yyz# 10 0  .yyz- 74 -75  .yy## 43 -34  .yy#- 155 131
.yy-- 42 47  .yzy- 56 0  .yzzz 115 76  .yzz# -7 2  .yzz- 34 24  .yz## 124 30  .yz#- 150 7  .yz-# 146 123
.yz-- 43 -9  .y#y- -22 0  .y#z- 7 0  .y### 50 -30  .y##- 98 101  .y#-- 75 46  .zzzz 52 26  .zzz# 48 1
.zzz- 91 61  .zz## 81 35  .zz#- 108 123  .zz-- 33 -6  .z### 38 45  .z##- 60 93  .z#-- 12 0  .#### 14 7
.###- 21 14  .##-- 8 0  K...K -74 -91  K..KK -25 -55  K..Kx -84 -77  K..Ky -43 -23  K..Kz -24 -45  K..K# -28 -53
K..K- -23 -65  K..#- -84 -6  K.K.K -9 -47  K.K.x -89 -77  K.K.y -60 -49  K.K.z 0 -33  K.K.# -19 -27  K.K.- -28 -109
K.KKK 60 38  K.KKx -66 -55  K.KKy -12 -9  K.KKz -5 -15  K.KK# 4 -12  K.KK- 16 -22  K.KxK -75 -89  K.Kxx -105 -83
K.Kxy -79 -58  K.Kxz -12 -41  K.Kx# -82 -28  K.Kx- -119 -134  K.KyK -64 -45  K.Kyx -51 7  K.Kyy -6 -19  K.Kyz -19 -35
K.Ky# -22 59  K.Ky- -113 -86  K.KzK -40 -53  K.Kzx -70 -29  K.Kzy 8 26  K.Kzz 11 5  K.Kz# 74 53  K.Kz- -20 -53
K.K#K -57 -72  K.K#x -102 -29  K.K#y 38 20  K.K#z 56 0  K.K## 3 9  K.K#- -61 -52  K.K-K 34 -1  K.K-x -78 -63
K.K-y -22 -22  K.K-z 6 -20  K.K-# -4 -4  K.K-- 31 35  K.xKx -84 -92  K.xKy -27 -60  K.xKz -8 -66  K.xK# -62 -56
K.xK- -97 -80  K.yKy -128 -29  K.yKz -102 -4  K.yK# -50 -14  K.yK- -54 -64  K.z.# 2 0  K.zK# 24 37  K.zK- -47 -66
K.#K# 2 -21  K.#K- 75 -44  KKKKK 134 129  KKKKx 14 18  KKKKy 13 17  KKKKz 12 16  KKKK# 18 29  KKKK- 65 80
KKKxx -72 -8  KKKxy -101 -7  KKKxz -27 4  KKKx# -55 -11  KKKx- -33 19  KKKyy 15 20  KKKyz -2 64  KKKy# -14 18
KKKy- 23 35  KKKzz 15 0  KKKz# 31 51  KKKz- 27 75  KKK## 25 39  KKK#- 12 66  KKK-- 40 86  KKxKx -90 -54
KKxKy -93 -15  KKxKz -107 -75  KKxK# -65 -49  KKxK- -30 -49  KKxxx -60 30  KKxxy -65 -36  KKxxz -47 1  KKxx# -130 -46
KKxx- -118 2  KKxyx -59 33  KKxyy -3 50  KKxyz 13 -16  KKxy# -88 -26  KKxy- -171 -22  KKxzx 16 0  KKxzz -49 37
KKxz# -43 53  KKxz- -6 0  KKx#x -117 -86  KKx#y -14 -13  KKx#z 13 0  KKx## -28 46  KKx#- -84 22  KKx-x -131 -75
KKx-y -118 -99  KKx-# -70 9  KKx-- -41 11  KKyKy -100 -49  KKyKz -63 0  KKyK# -62 -48  KKyK- -29 -30  KKyx# -78 79
KKyx- -89 -34  KKyyy 74 7  KKyyz 63 -17  KKyy# 41 74  KKyy- 3 -30  KKyzz 40 20  KKyz# 28 32  KKy## 58 96
KKy#- 30 -8  KKy-# -12 29  KKy-- -77 66  KKzK# -72 -43  KKzK- -34 -25  KKzx# -16 0  KKzx- -38 -47  KKzy# 81 10
KKzy- 30 0  KKzzz 75 -42  KKzz# 117 70  KKzz- 28 1  KKz## 76 124  KKz#- 20 0  KKz-# 15 41  KK#K# -17 -4
KK#K- -13 -13  KK#x# 7 0  KK#x- 0 -49  KK#y# 13 0  KK### 33 43  KK##- 33 63  KK#-# 42 0  KK#-- 30 42
a.... 0 -27  a...a 0 -53  a...x 0 -53  a...# 0 -97  a...- 0 -132  a..aa 0 -149  a..ax 0 -255  a..ay 0 -77
a..a# 0 -157  a..a- 0 -179  a..xx 0 -140  a..xy 0 -140  a..x# 0 -61  a..x- 0 -225  a..yy 0 -88  a..y- 0 -74
a..## 0 -29  a..#- 0 -66  a..-- 0 -102  a.a.x 0 -134  a.a.- 0 -127  a.aaa 88 -30  a.aax -64 25  a.aay 24 35
a.aaz 37 13  a.aa# 0 -3  a.aa- 49 -46  a.axa -51 27  a.axx -83 93  a.axy -69 22  a.axz -45 27  a.ax# -71 -19
a.ax- -70 -23  a.aya 17 0  a.ayx -117 -7  a.ayy 95 20  a.ayz -32 0  a.ay# 34 -11  a.ay- -12 -2  a.azz 64 36
a.az# 6 15  a.az- 2 14  a.a#a -42 -60  a.a#x -71 72  a.a#y 76 120  a.a#z 73 87  a.a## -12 -6  a.a#- 14 -13
a.a-a 4 -65  a.a-x -92 83  a.a-y 109 109  a.a-z 108 91  a.a-# 92 76  a.a-- 48 -77  a.x.x 0 -63  a.x.# 0 -79
a.x.- 0 -106  a.xax -40 -16  a.xay -72 18  a.xaz 39 64  a.xa# -81 35  a.xa- -116 -85  a.xxx -41 33  a.xxy -65 31
a.xxz -111 60  a.xx# -115 114  a.xx- -139 -20  a.xyx -81 26  a.xyy -38 41  a.xyz -90 0  a.xy# -69 -4  a.xy- -136 30
a.xzy -30 0  a.xzz -6 21  a.xz# -26 43  a.xz- -58 0  a.x#x -9 88  a.x#y -26 22  a.x#z -2 0  a.x## 19 92
a.x#- -53 129  a.x-x -61 -49  a.x-y -60 -22  a.x-z -38 26  a.x-# 0 117  a.x-- -95 -44  a.y.- 0 -7  a.yay 55 0
a.ya# -9 30  a.ya- 12 17  a.yxy -2 0  a.yx# -15 -3  a.yx- -40 0  a.yyy 92 36  a.yyz 100 17  a.yy# 106 67
a.yy- 93 50  a.yzz 65 23  a.yz# 51 0  a.y#y 4 0  a.y#z -36 0  a.y## 78 89  a.y#- 77 149  a.y-y -6 -26
a.y-z 24 0  a.y-# 86 114  a.y-- -20 -17  a.z.- 0 -2  a.za# 34 12  a.za- 76 13  a.zx# 33 -9  a.zx- 56 87
a.zy# 19 6  a.zy- 56 48  a.zzz 96 11  a.zz# 52 31  a.zz- 65 56  a.z## 60 75  a.z#- 117 70  a.z-# 54 77
a.z-- 29 25  a.#.# 0 16  a.#.- 0 79  a.#a# 68 52  a.#a- 80 55  a.#x# 102 43  a.#x- 112 9  a.#y# 81 -9
a.#y- -5 8  a.#z- 30 0  a.### 82 89  a.##- 99 132  a.#-# 82 68  a.#-- 113 133  aaaaa 120 36  aaaax 13 77
aaaay -54 17  aaaaz -34 39  aaaa# 29 55  aaaa- 28 73  aaaxx -47 133  aaaxy 4 47  aaaxz 14 0  aaax# -67 48
aaax- -4 161  aaayy 56 47  aaayz 16 0  aaay# -7 114  aaay- 30 61  aaazz -45 41  aaaz# 59 72  aaaz- 90 83
aaa## 14 18  aaa#- 12 106  aaa-- 49 -14  aaxax -7 0  aaxa# -57 -2  aaxa- -73 80  aaxxx -24 163  aaxxy -32 89
aaxx# -82 105  aaxx- -25 131  aaxyx 0 89  aaxyy -33 99  aaxy# 7 74  aaxy- 20 88  aaxzz -18 0  aaxz# 27 3
aax#x 7 0  aax#y 38 0  aax## 22 99  aax#- -7 152  aax-x -146 87  aax-y -90 68  aax-z -6 0  aax-# -45 153
aax-- -1 100  aaya# -79 -20  aaya- -41 79  aayx# 18 76  aayx- -111 92  aayyy 45 49  aayy# 75 81  aayy- 50 106
aayzz 4 0  aayz# -4 0  aay## 77 71  aay#- 12 48  aay-# 3 89  aay-- -69 83  aaza# -58 5  aaza- -75 -23
aazx# -47 0  aazx- -3 63  aazy# 51 36  aazy- 5 -7  aazzz 70 20  aazz# 92 39  aazz- 40 18  aaz## 32 48
aaz#- 53 21  aaz-# 2 28  aaz-- -16 -11  aa#a# -14 -13  aa#a- 11 1  aa#x# 65 34  aa#x- 85 28  aa#y# 30 0
aa#y- 29 -4  aa### 16 41  aa##- 26 120  aa#-# -61 -4  aa#-- 60 -32  b.... 0 -75  b...b 0 -115  b...x 0 -119
b...y 0 -97  b...z 0 11  b...# 0 -67  b...- 0 -130  b..bb 39 -28  b..bx -56 -109  b..by -30 -37  b..bz 41 5
b..b# -11 -46  b..b- -10 -43  b..xx -75 -33  b..xy -4 7  b..xz 0 29  b..x# -44 -14  b..x- -106 -61  b..yy 85 42
b..yz 27 -26  b..y# -2 83  b..y- -46 -35  b..zz 64 61  b..z# 42 5  b..z- 3 35  b..## 35 83  b..#- 1 55
b..-- -2 -11  b.b.b -8 -85  b.b.x -41 -48  b.b.y 3 49  b.b.z 32 61  b.b.# 4 -40  b.b.- -66 -118  b.bbb 50 16
b.bbx -5 7  b.bby 32 30  b.bbz 12 80  b.bb# 9 14  b.bb- 24 -46  b.bxb -71 26  b.bxx -54 29  b.bxy -6 40
b.bxz 50 34  b.bx# -85 -17  b.bx- -39 -53  b.byb -26 29  b.byx -100 -64  b.byy 3 31  b.byz -36 13  b.by# -41 -14
b.by- -50 -56  b.bzb 92 -8  b.bzx -18 30  b.bzz 88 76  b.bz# 90 21  b.bz- 65 0  b.b#b -53 -74  b.b#x -104 -13
b.b#y 10 64  b.b#z 68 52  b.b## 3 12  b.b#- -51 12  b.b-b 46 41  b.b-x -94 27  b.b-y -48 -11  b.b-z -14 -38
b.b-# 6 74  b.b-- 4 1  b.x.x -65 -49  b.x.y -24 3  b.x.z -47 -21  b.x.# -30 24  b.x.- -96 -21  b.xbx -49 -22
b.xby -45 -41  b.xbz -60 -22  b.xb# -59 -12  b.xb- -54 -9  b.y.y -35 -16  b.y.z -19 -5  b.y.# -6 66  b.y.- -7 25
b.yby 9 0  b.ybz 15 0  b.yb# -27 72  b.yb- -27 36  b.z.z 1 4  b.z.# 71 75  b.z.- 53 -36  b.zb# -14 41
b.zb- 34 34  b.#.# 93 51  b.#.- 43 100  b.#b# 64 13  b.#b- 69 50  bbbbb 140 111  bbbbx 13 18  bbbby 12 -21
bbbbz -6 20  bbbb# 15 31  bbbb- 37 50  bbbxx -63 9  bbbxy -15 -10  bbbxz -37 -11  bbbx# -100 -47  bbbx- -81 -32
bbbyy 16 20  bbbyz -64 -28  bbby# -36 43  bbby- 34 41  bbbzz -70 14  bbbz# 27 18  bbbz- 48 73  bbb## 19 31
bbb#- 7 64  bbb-- -31 60  bbxbx 29 -67  bbxby 3 0  bbxb# -56 -63  bbxb- -69 -2  bbxxx -73 37  bbxxy -53 1
bbxx# -111 -22  bbxx- -36 -28  bbxyy -19 103  bbxy- 0 -3  bbxzz -3 0  bbx## -3 43  bbx#- -73 49  bbx-x -45 -11
bbx-y -118 0  bbx-# -73 15  bbx-- -51 -11  bbyb# -49 -34  bbyb- -72 -84  bbyx# -68 77  bbyx- -83 34  bbyyy -20 -28
bbyy# 59 11  bbyy- 4 81  bbyzz 3 0  bby## 27 95  bby#- 26 81  bby-# -63 91  bby-- 27 55  bbzb# -59 -44
bbzb- 21 13  bbzx- 0 17  bbzzz 25 27  bbzz# -3 66  bbzz- -38 42  bbz## 65 93  bbz#- 69 0  bbz-# -61 19
bb#b# 3 -21  bb#b- 30 4  bb#x- -23 0  bb### 26 59  bb##- 6 74  c.... -72 -82  c...c -81 -63  c...x -92 -82
c...y -75 8  c...z -11 40  c...# -7 6  c...- -84 -86  c..cc 2 -20  c..cx -115 -74  c..cy -71 -45  c..cz -48 -13
c..c# -61 -45  c..c- -38 -13  c.c.c 7 -6  c.c.x -73 -74  c.c.y -68 -1  c.c.z 66 4  c.c.# -34 -36  c.c.- -84 -80
c.ccc 16 24  c.ccx -14 -36  c.ccy -18 -4  c.ccz -6 3  c.cc# -19 -13  c.cc- 13 17  c.cxc -97 -40  c.cxx -92 -20
c.cxy 31 0  c.cxz 84 -20  c.cx# -44 -62  c.cx- -68 -42  c.cyc -43 -33  c.cyx -61 -34  c.cyy 16 45  c.cyz 46 46
c.cy# -39 20  c.cy- -52 -45  c.czc -29 -8  c.czx 4 -10  c.czy 0 -17  c.czz 72 15  c.cz# 33 -30  c.cz- -65 0
c.c#c -75 -61  c.c#x -105 -27  c.c#y 36 -4  c.c#z 84 74  c.c## 0 20  c.c#- -76 -15  c.c-c 29 18  c.c-x -123 -36
c.c-y 5 12  c.c-z -14 -52  c.c-# 19 31  c.c-- 45 14  c.xcx -27 28  c.xcy -15 -19  c.xcz -9 -55  c.xc# -61 -8
c.xc- -96 -52  c.ycy -22 -21  c.ycz -35 10  c.yc# -40 31  c.yc- -4 -3  c.zc# -15 28  c.zc- -16 -9  c.#c# -11 -19
c.#c- -62 -93  ccccc 129 122  ccccx -29 9  ccccy 4 1  ccccz -102 54  cccc# 35 24  cccc- 56 84  cccxx -71 11
cccxy 12 93  cccxz 28 30  cccx# -32 -62  cccx- -52 -16  cccyy -37 -5  cccyz 21 0  cccy# -7 -11  cccy- 18 27
ccczz -6 66  cccz# 80 10  cccz- 0 11  ccc## 37 37  ccc#- 20 66  ccc-- 47 107  ccxcx -50 -6  ccxcy -90 -92
ccxc# -72 -65  ccxc- -41 -113  ccxxx -14 42  ccxxy -28 14  ccxx# -95 -11  ccxx- -10 -51  ccxyy 0 -25  ccx## 7 56
ccx#- 24 2  ccx-x -38 -86  ccx-y -31 -34  ccx-# 67 59  ccx-- 0 32  ccycy -5 -9  ccyc# -59 -66  ccyc- 48 -12
ccyx- 0 38  ccyyy -40 0  ccy## 23 90  ccy-# -54 51  cczc# -60 -42  cczc- -27 48  ccz## 82 72  ccz-# 8 29
cc#c# 15 -17  cc#c- 41 61  cc### 38 62  cc##- 4 31  x.... -43 0  x...K 28 0  x...a -45 0  x...x 101 0
x...- 15 0  x..KK 84 0  x..Ka 107 0  x..Kb -12 0  x..Kc -39 0  x..Kx 198 0  x..K- 66 0  x..aa 30 0
x..ab 27 0  x..ax 175 0  x..a- 119 0  x..bb 34 0  x..bx 90 0  x..b- -15 0  x..cc -27 0  x..xx 192 0
x..x- 195 0  x..-- 141 0  x.K.K 39 0  x.K.a 95 0  x.K.b 39 0  x.K.c 32 0  x.K.x 106 0  x.K.- 51 0
x.KKK -115 -83  x.KKa -87 20  x.KKb -102 -78  x.KKc -92 -106  x.KKx 36 -19  x.KK- -91 -79  x.KaK -160 39  x.Kaa -82 69
x.Kab -45 47  x.Kac -58 15  x.Kax 9 62  x.Ka- -122 -20  x.KbK -124 -120  x.Kba -20 12  x.Kbb -116 -106  x.Kbc -36 -70
x.Kbx -11 -8  x.Kb- -109 -85  x.KcK -124 -32  x.Kca -3 -48  x.Kcb -42 -84  x.Kcc -112 -83  x.Kcx -41 -69  x.Kc- -14 -30
x.KxK 18 22  x.Kxa 47 62  x.Kxb 75 49  x.Kxc -5 31  x.Kxx 92 15  x.Kx- 81 24  x.K-K -123 -41  x.K-a -87 -33
x.K-b -95 -58  x.K-c -43 -32  x.K-x 77 -27  x.K-- -97 23  x.a.a 38 0  x.a.b 12 0  x.a.x 135 0  x.a.- 69 0
x.aKa -56 -39  x.aKb -40 59  x.aKc -9 -32  x.aKx -46 116  x.aK- -1 -41  x.aaa -61 -29  x.aab -20 11  x.aac 17 38
x.aax -38 21  x.aa- -10 33  x.aba -62 0  x.abb -45 22  x.abc -73 27  x.abx 52 136  x.ab- -91 111  x.acb -20 11
x.acc -41 30  x.acx 29 0  x.axa 77 -12  x.axb 25 97  x.axc 17 134  x.axx 25 81  x.ax- 60 51  x.a-a -28 45
x.a-b -41 57  x.a-c -3 -12  x.a-x 22 102  x.a-- 6 34  x.b.x 56 0  x.b.- 72 0  x.bKb -39 -88  x.bKc -41 -75
x.bKx -17 -55  x.bK- -48 -34  x.bab 36 6  x.bac 75 7  x.bax -18 39  x.ba- -67 16  x.bbb -16 -38  x.bbc -55 -27
x.bbx 6 -15  x.bb- -100 -72  x.bcb -3 -17  x.bcc -46 -87  x.bcx 13 57  x.bc- 0 -87  x.bxb 16 109  x.bxc -10 112
x.bxx 82 13  x.bx- 50 -2  x.b-b -1 22  x.b-c -31 38  x.b-x -18 -9  x.b-- -59 -11  x.c.- -45 0  x.cKc -19 -80
x.cKx -10 -1  x.cK- -104 -49  x.cax 18 29  x.ca- -41 43  x.cbc -14 -11  x.cbx -8 5  x.cb- -25 -70  x.ccc -29 -46
x.ccx -53 -25  x.cc- -57 -40  x.cxc -8 63  x.cxx 83 -30  x.cx- -44 -39  x.c-c 7 60  x.c-x -24 -43  x.c-- -83 -1
x.x.- 190 0  x.xKx 66 14  x.xK- -8 -39  x.xax 91 108  x.xa- 40 37  x.xbx -7 -35  x.xb- -52 14  x.xcx 5 -16
x.xc- -41 -25  x.xxx 128 -7  x.xx- 81 -16  x.x-x 22 8  x.x-- -10 28  xKKKx -22 -9  xKKax -125 27  xKKbx -89 -23
xKKcx -44 -31  xKKxx -52 -12  xKKx- -84 -9  xKaKx -94 52  xKaax -156 83  xKabx -137 134  xKacx -69 148  xKaxa -135 -19
xKaxb -55 -45  xKaxc -36 -36  xKaxx -101 117  xKax- -159 10  xKa-x -152 120  xKbKx -8 -34  xKbax -158 42  xKbbx -107 -51
xKbcx 1 26  xKbxb -41 -49  xKbxc -12 69  xKbxx -67 23  xKbx- -93 49  xKb-x -42 -116  xKcKx 0 4  xKcax -148 29
xKcbx -109 -39  xKccx -53 -50  xKcxx -73 18  xKcx- -32 -21  xKxKx -87 55  xKxK- -17 32  xKxax -76 103  xKxa- -160 -27
xKxbx -44 34  xKxb- -51 -15  xKxcx 54 84  xKxc- 14 -23  xKxxx 16 43  xKxx- -74 -18  xKx-x -37 38  xKx-- -55 52
xaaax -96 35  xaabx -70 102  xaacx -10 90  xaaxx -43 57  xaax- -113 60  xabax -59 0  xabbx -121 40  xabcx 20 75
xabxb -45 0  xabxc 0 68  xabxx -11 73  xabx- -57 93  xab-x -45 0  xaccx -44 37  xacxx -46 41  xacx- -6 101
xaxax 28 39  xaxa- -89 114  xaxbx 10 25  xaxb- -71 -6  xaxcx 0 21  xaxc- -15 -23  xaxxx 6 46  xaxx- -67 41
xax-x -83 47  xax-- -85 34  xbbbx -42 -58  xbbcx -14 -26  xbbxx 0 -3  xbbx- -28 36  xbccx -66 -29  xbcxx 7 40
xbcx- -13 -26  xbxbx 39 0  xbxb- 0 69  xbxxx -20 34  xbxx- -25 -44  xbx-x 76 2  xbx-- -65 20  xcccx 2 3
xccxx -2 -24  xccx- -31 -16  xcxxx -8 -10  xcxx- -30 21  xcx-x -8 48  xcx-- -32 7  xxxxx 24 -50  xxxx- -46 -4
xxx-- -73 32  y.... 7 0  y...K 75 0  y...a 25 0  y...b -34 0  y...c 49 0  y...y 93 0  y...- 78 0
y..KK -54 -29  y..Ka -12 80  y..Kb -117 -36  y..Kc -84 -65  y..Ky 106 28  y..K- -32 3  y..aa 51 14  y..ab 2 28
y..ac 33 97  y..ay 101 71  y..a- 44 81  y..bb -41 11  y..bc -41 21  y..by 85 54  y..b- 11 16  y..cc -46 -18
y..cy 83 18  y..c- -8 -51  y..yy 76 -1  y..y- 90 43  y..-- 19 82  y.K.K -64 -30  y.K.a -8 64  y.K.b -82 19
y.K.c -28 1  y.K.y 46 -20  y.K.- -15 -6  y.KKy -18 -23  y.Kay 31 72  y.Kby -3 -31  y.Kcy 2 -72  y.KyK -10 -4
y.Kya 63 51  y.Kyb 14 56  y.Kyc 55 66  y.Kyy 33 9  y.Ky- 40 18  y.K-y -63 -46  y.a.a 56 9  y.a.b 17 15
y.a.c 47 43  y.a.y 100 80  y.a.- -23 67  y.aKy 5 39  y.aay 32 42  y.aby 69 98  y.acy 40 39  y.aya 24 37
y.ayb 31 89  y.ayc 57 151  y.ayy 114 79  y.ay- 31 72  y.a-y 28 84  y.b.b -27 -20  y.b.c 50 11  y.b.y 18 35
y.b.- -2 19  y.bKy -19 30  y.bay 28 67  y.bby -43 -30  y.bcy -27 -2  y.byb 30 42  y.byc -21 59  y.byy 46 38
y.by- 58 36  y.b-y 1 -63  y.c.c 40 52  y.c.y 53 -52  y.c.- -23 9  y.cKy -29 -43  y.cay 12 -26  y.cby -13 42
y.ccy -17 -38  y.cyc 27 44  y.cyy 38 22  y.cy- 77 34  y.c-y 9 1  y.y.y 98 -35  y.y.- 107 -16  y.yKy 75 15
y.yK- -25 -40  y.yay 131 93  y.ya- 48 22  y.yby 62 90  y.yb- 8 13  y.ycy 31 -33  y.yc- -134 -57  y.yyy 13 -57
y.yy- 25 -9  y.y-y 8 -7  y.y-- -42 20  yKKKy -65 -26  yKKay -67 -34  yKKby -108 -57  yKKcy -72 -25  yKKyy -75 -15
yKKy- -94 -85  yKaay -1 112  yKaby -28 111  yKacy 50 47  yKaya -58 21  yKayb -8 -34  yKayy 39 50  yKay- -140 0
yKa-y -2 67  yKbay 19 -15  yKbby -77 -54  yKbcy 19 0  yKbyb 0 54  yKbyc 0 -8  yKbyy -19 -24  yKby- -77 0
yKb-y -64 -40  yKccy 21 -34  yKcyy -9 77  yKyKy 21 10  yKyay 135 103  yKya- -57 8  yKyby 90 87  yKyb- -24 163
yKycy 135 60  yKyyy 41 17  yKyy- -75 -3  yKy-y 86 21  yKy-- -23 34  yaaay -18 37  yaaby 24 -12  yaacy 40 14
yaayy 58 37  yaay- -2 82  yabby -61 30  yabyb 53 0  yabyc 0 39  yabyy 52 27  yaby- 27 44  yaccy -67 14
yacyy 44 32  yacy- 18 0  yayay 113 24  yaya- 18 110  yayby 98 45  yayb- 9 16  yaycy 55 89  yayc- 0 23
yayyy 100 83  yayy- 0 83  yay-y 22 79  yay-- -24 -4  ybbby -15 -46  ybbcy -46 -29  ybbyy -5 39  ybby- -98 -111
ybccy -129 -21  ybcyy 0 -32  ybyby 61 0  ybyyy 18 56  ybyy- -45 29  yby-y 112 29  yby-- -14 99  ycccy -43 -32
yccyy -59 24  yccy- -50 -9  ycyyy -18 5  ycyy- -8 20  ycy-y 74 84  yyyyy -60 -93  yyyy- -47 -31  yyy-- -125 -98
z.... 119 121  z...K -6 37  z...a 112 97  z...b 42 106  z...c 19 66  z...z 110 98  z...- 84 106  z..Kz 43 25
z..az 26 75  z..bz 57 101  z..cz 26 64  z..zz 71 75  z..z- 61 43  z.K.z 29 -8  z.KKz -22 -37  z.Kaz 38 36
z.Kbz -30 -17  z.Kcz -90 -20  z.KzK -5 6  z.Kza 50 48  z.Kzb 71 70  z.Kzc 38 62  z.Kzz 15 -8  z.Kz- 32 22
z.K-z -32 -19  z.a.z 15 107  z.aKz 46 31  z.aaz 85 85  z.abz -7 17  z.acz 8 60  z.aza 27 15  z.azb -21 -31
z.azc 54 29  z.azz 66 59  z.az- 69 58  z.a-z 44 30  z.b.z 15 70  z.bKz -50 4  z.baz 33 26  z.bbz -31 -1
z.bcz -4 -22  z.bzb 44 25  z.bzc 17 93  z.bzz 66 32  z.bz- 27 103  z.b-z -66 -4  z.c.z -27 -12  z.cKz 6 13
z.caz -23 20  z.cbz 63 18  z.ccz 1 -88  z.czc 3 -23  z.czz 19 15  z.cz- 16 29  z.c-z -73 17  z.z.z 57 29
z.z.- 53 55  z.zKz 61 32  z.zK- 0 -6  z.zaz 52 50  z.za- 80 94  z.zbz 69 74  z.zb- 46 38  z.zcz 70 12
z.zc- -39 -30  z.zzz 13 15  z.zz- 9 -11  z.z-z 18 -11  z.z-- -26 13  zKKKz -54 -58  zKKaz 30 75  zKKbz -16 -23
zKKcz -15 -8  zKKzz -18 -39  zKKz- -84 -32  zKaaz 35 45  zKabz 44 13  zKaza -18 0  zKazb 15 0  zKazz -22 34
zKa-z 40 0  zKbbz -59 35  zKbzz 23 51  zKccz 3 -16  zKczz -57 63  zKzKz 100 50  zKzaz 85 77  zKza- 60 22
zKzbz 83 77  zKzb- -11 35  zKzcz 132 78  zKzzz 30 33  zKzz- -33 -28  zKz-z 112 56  zKz-- -32 0  zaaaz 8 3
zaabz -21 -20  zaacz 38 25  zaazz 86 39  zaaz- -64 0  zabbz -17 -2  zabzz 4 12  zabz- 29 0  zaccz 0 18
zaczz 47 0  zazaz 101 2  zaza- 34 22  zazbz 10 42  zazb- 30 36  zazcz 32 0  zazzz 20 10  zazz- 30 63
zaz-z 32 -20  zaz-- -30 0  zbbbz -37 -50  zbbcz 37 -35  zbbzz -28 -43  zbccz -37 -6  zbczz 37 -43  zbzbz 48 62
zbzb- -13 0  zbzcz 72 14  zbzzz -29 7  zbzz- -10 14  zbz-z 54 51  zcccz -77 -100  zcczz 93 20  zczzz 50 -18
zczz- 35 0  zcz-z 112 2  zzzzz -96 -63  zzzz- -29 19  zzz-- -87 0  #...# 44 35  #..K# 16 38  #..a# 52 29
#..b# 68 77  #..c# 43 10  #..## -18 25  #..#- 47 78  #.K.# 35 6  #.KK# -7 -15  #.Ka# 47 25  #.Kb# -36 -34
#.Kc# -86 -73  #.K#K -21 22  #.K#a 40 24  #.K#b 43 61  #.K#c 48 101  #.K## -7 -23  #.K#- 21 77  #.K-# 22 31
#.a.# 5 39  #.aK# 28 57  #.aa# 6 4  #.ab# 22 70  #.ac# -6 -28  #.a#a -9 -22  #.a#b -6 -54  #.a#c 48 28
#.a## -14 -2  #.a#- 67 30  #.a-# 24 14  #.b.# 31 3  #.bK# -20 -29  #.ba# 21 12  #.bb# -10 -39  #.bc# 17 57
#.b#b 24 51  #.b#c 61 42  #.b## 6 5  #.b#- 93 58  #.b-# 45 23  #.c.# -16 9  #.cK# -7 -92  #.ca# -10 -5
#.cb# -12 -34  #.cc# 4 3  #.c#c 37 25  #.c## -7 -7  #.c#- 46 51  #.c-# -15 -25  #.#.# -36 -46  #.#.- 31 0
#.#K# -28 -30  #.#K- -34 -103  #.#a# 15 -13  #.#a- -14 57  #.#b# 5 -3  #.#b- 5 -40  #.#c# 5 41  #.#c- -2 -47
#.### 5 -7  #.##- 13 -2  #.#-# 6 -9  #.#-- -40 5  #KKK# -18 -27  #KKa# 0 14  #KKb# -40 -29  #KKc# -32 -61
#KK## -11 -18  #KK#- 2 -9  #Kaa# 10 20  #Kab# -7 20  #Kac# 25 41  #Ka#a 15 26  #Ka#b 31 -6  #Ka#c 11 -35
#Ka## 2 35  #Ka#- 41 44  #Ka-# -73 19  #KbK# 0 -19  #Kba# -35 -6  #Kbb# 14 -6  #Kbc# 19 10  #Kb#b 0 21
#Kb## -20 -24  #Kb#- 64 32  #Kb-# -53 -81  #Kca# -43 -60  #Kcb# -18 5  #Kcc# 15 -47  #Kc## -12 -29  #Kc-# -31 16
#K#K# -4 4  #K#a# -5 -30  #K#a- 10 -67  #K#b# -10 -3  #K#b- -15 3  #K#c# 0 -3  #K### 0 -4  #K##- 20 -12
#K#-# 1 0  #K#-- 13 29  #aaa# -2 36  #aab# 26 -30  #aac# 11 -54  #aa## -4 -1  #aa#- 0 12  #aba# -26 -24
#abb# 0 -6  #abc# 77 -32  #ab## 8 -3  #ab#- 11 95  #ab-# -19 2  #aca# 45 19  #acb# -29 -15  #acc# 50 2
#ac## -12 25  #ac#- -34 68  #ac-# -29 7  #a#a# -8 -45  #a#a- 10 13  #a#b# -35 -8  #a#b- -27 27  #a#c# -7 -58
#a### 15 11  #a##- 34 -6  #a#-# -1 10  #a#-- 39 30  #bbb# -9 -16  #bbc# -77 -74  #bb## -23 -37  #bb#- 17 29
#bcc# 2 -29  #bc## -35 -43  #bc#- -43 -59  #b#b# -35 -70  #b#c# -5 5  #b### 4 4  #b##- 14 -37  #b#-# -47 -6
#ccc# -16 -6  #cc## -29 -14  #cc#- -4 -23  #c#c# 0 -2  #c### -23 7  #c##- 38 -8  #c#-# 10 44  ##### 8 -11
####- 21 -1  ###-- 57 23
`;

/** The cell and its diagonal neighbours. */
export const DIAGONALS = `
..... -29  ....O -55  ....X -18  ....# 37  ...OO -55  ...OX -29  ...O# 23  ...XX 49
...X# 57  ...## 41  ...-- -6  ..O.O -45  ..O.X -14  ..O.# 9  ..OOO -49  ..OOX -58
..OO# -24  ..OXO -39  ..OXX 14  ..OX# 29  ..O#O -1  ..O#X 51  ..O## 43  ..O-- -14
..X.X 10  ..X.# 40  ..XOX -7  ..XO# 45  ..XXX 40  ..XX# 47  ..X#X 47  ..X## 38
..X-- 22  ..#.# 30  ..#O# 93  ..#X# 21  ..### 41  ..#-- 52  ..--- -2  .OOOO -57
.OOOX -46  .OOO# -35  .OOXX -39  .OOX# 3  .OO## 32  .OO-- -27  .OXOX -30  .OXO# 33
.OXXX 44  .OXX# 63  .OX#X 8  .OX## 67  .OX-- 8  .O#O# 80  .O#X# 125  .O### 21
.O#-- 60  .XXXX 92  .XXX# 2  .XX## 31  .XX-- 44  .X### 54  .X#-- 75  .X--- 6
.#### 1  .##-- 38  .#--- 84  O.... -36  O...O -74  O...X -13  O..OO -96  O..OX -55
O..O# -24  O..XX -5  O..X# -15  O..## 43  O..-- -33  O.O.O -91  O.O.X -36  O.O.# -16
O.OOO -115  O.OOX -69  O.OO# -39  O.OXO -77  O.OXX -18  O.OX# -26  O.O#O -45  O.O#X -44
O.O## 25  O.O-- -39  O.X.X 2  O.X.# -8  O.XOX -10  O.XO# -17  O.XXX 5  O.XX# 1
O.X#X 5  O.X## 33  O.X-- 9  O.#.# 53  O.#O# 32  O.#X# 1  O.### 78  O.#-- 36
O.--- 18  OOOOO -138  OOOOX -77  OOOO# -74  OOOXX -49  OOOX# -45  OOO## -10  OOO-- -56
OOXOX -40  OOXO# -32  OOXXX 25  OOXX# -35  OOX#X -42  OOX## 20  OOX-- 9  OO#O# 16
OO#X# 24  OO### 48  OO#-- 5  OO--- 41  OXXXX 50  OXXX# 32  OXX## 17  OXX-- 9
OX### 61  OX#-- 42  OX--- 83  O#### 32  O##-- 31  O#--- 63  X.... -26  X...O -46
X...X 30  X...# 87  X..OO -60  X..OX -12  X..O# 62  X..XX 79  X..X# 111  X..## -13
X..-- 22  X.O.O -47  X.O.X 7  X.O.# 47  X.OOO -52  X.OOX -47  X.OO# 20  X.OXO -35
X.OXX 10  X.OX# 72  X.O#O 40  X.O#X 113  X.O## 91  X.O-- -15  X.X.X 32  X.X.# 78
X.XOX 26  X.XO# 85  X.XXX 102  X.XX# 109  X.X#X 110  X.X## 89  X.X-- 41  X.#.# -72
X.#O# 82  X.#X# 72  X.### -1  X.#-- 82  X.--- 6  XOOOO -41  XOOOX -66  XOOO# -2
XOOXX -32  XOOX# 72  XOO## 120  XOO-- -54  XOXOX -7  XOXO# 61  XOXXX 51  XOXX# 132
XOX#X 88  XOX## 103  XOX-- -12  XO#O# 85  XO#X# 88  XO### 25  XO#-- 87  XO--- -70
XXXXX 121  XXXX# 36  XXX## 105  XXX-- 66  XX### 55  XX#-- 118  XX--- -73  X##-- 4
X#--- 42  #.... 23  #...O 9  #...X 30  #...# -3  #..OO 4  #..OX 94  #..O# 8
#..XX -2  #..X# -25  #..## 21  #..-- 60  #.O.O 7  #.O.X -7  #.O.# 21  #.OOO -11
#.OOX 23  #.OO# -18  #.OXO -19  #.OXX 47  #.OX# -15  #.O#O -6  #.O#X 4  #.O## 20
#.O-- 23  #.X.# 22  #.XO# 20  #.XX# -75  #.X## 25  #.X-- 78  #.#.# -11  #.#O# -25
#.#X# -34  #.### 29  #.#-- 22  #.--- 74  #OOOO -28  #OOOX 5  #OOO# -25  #OOXX -3
#OOX# -18  #OO## 1  #OO-- 7  #OXO# 10  #OXX# -16  #OX## 11  #OX-- 40  #O#O# -40
#O#X# -60  #O### 9  #O#-- 10  #O--- 61  #XX## -11  #X### 11  #X#-- 39  ##### 9
###-- 25  ##--- 42
`;
