/** A strict reader of analysis lines: what Sabaki, Lizzie and LizGoban can read passes, and nothing else. */
export interface Info {
  readonly move: string;
  readonly visits: number;
  /** From 0 to 1. */
  readonly winRate: number;
  readonly order: number;
  readonly status: string | undefined;
  readonly pv: readonly string[];
}

export type Style = 'leela' | 'kata';

const VERTEX = /^([A-HJ-Z]([1-9]|1\d|2[0-5])|pass)$/;
const CHANCE: Record<Style, RegExp> = { leela: /^[1-9]\d*$/, kata: /^[01]\.\d+$/ };

/** The moves of a line; throws where it is not exactly as it has to be. */
export function parseInfoLine(line: string, style: Style): Info[] {
  if (!line.startsWith('info ')) throw new Error(`does not begin with info: ${line}`);
  if (/\s$| {2}|\t/.test(line)) throw new Error(`blanks out of place: ${line}`);
  const infos = line
    .slice('info '.length)
    .split(' info ')
    .map((group) => parseGroup(group, style));
  const orders = infos.map(({ order }) => order);
  if (orders.some((order, index) => order !== index)) throw new Error(`out of order: ${orders}`);
  const moves = infos.map(({ move }) => move);
  if (new Set(moves).size < moves.length) throw new Error(`a move is there twice: ${moves}`);
  return infos;
}

function parseGroup(group: string, style: Style): Info {
  const words = group.split(' ');
  const start = words.indexOf('pv');
  if (start < 0 || start % 2 !== 0) throw new Error(`no pairs before pv: ${group}`);
  const pairs = new Map<string, string>();
  for (let i = 0; i < start; i += 2) {
    if (!/^[a-zA-Z]+$/.test(words[i]!) || pairs.has(words[i]!)) throw new Error(`bad key ${words[i]}`);
    pairs.set(words[i]!, words[i + 1]!);
  }
  if (words[0] !== 'move' || words[2] !== 'visits' || words[4] !== 'winrate')
    throw new Error(`does not begin with move, visits, winrate: ${group}`);
  const pv = words.slice(start + 1);
  const vertices = [pairs.get('move')!, ...pv];
  const bad = vertices.find((vertex) => !VERTEX.test(vertex));
  if (bad !== undefined) throw new Error(`${bad} is not a vertex: ${group}`);
  if (pv.length === 0 || pv[0] !== vertices[0]) throw new Error(`pv does not begin with the move: ${group}`);
  const chance = pairs.get('winrate')!;
  if (!CHANCE[style].test(chance)) throw new Error(`winrate ${chance} is not in the form of ${style}`);
  const winRate = style === 'leela' ? Number(chance) / 10_000 : Number(chance);
  if (winRate <= 0 || winRate > 1) throw new Error(`winrate ${chance} is out of range`);
  if (!/^[1-9]\d*$/.test(pairs.get('visits')!)) throw new Error(`visits ${pairs.get('visits')}`);
  if (!/^\d+$/.test(pairs.get('order') ?? '')) throw new Error(`order ${pairs.get('order')}`);
  return {
    move: vertices[0]!,
    visits: Number(pairs.get('visits')),
    winRate,
    order: Number(pairs.get('order')),
    status: pairs.get('status'),
    pv,
  };
}
