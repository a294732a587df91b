/** How often each of 32 bits was set. */
export interface BitCounts {
  add(bits: number): void;
  /** The bits that were set in more than half of all numbers. */
  majority(all: number): number;
}

/** Enough for the shingles of any text that is kept. */
const planes = 24;
const [bufferMax, eightsPlane] = [8, 3];

/**
 * Counts all 32 bits at once: the counts stand in columns, where plane n holds what each has of 2^n. Eight numbers at a time
 * are added as an adder of hardware does, so that a number costs a few operations and not one for each bit.
 */
export function bitCounts(): BitCounts {
  const counts = new Int32Array(planes);
  const buffer = new Int32Array(bufferMax);
  let buffered = 0;
  return {
    add: (bits) => {
      buffer[buffered] = bits;
      buffered += 1;
      if (buffered < bufferMax) return;
      addEight(counts, buffer);
      buffered = 0;
    },
    majority: (all) => {
      for (const bits of buffer.subarray(0, buffered)) carryInto(counts, 0, bits);
      buffered = 0;
      return majorityOf(counts, all);
    },
  };
}

function addEight(counts: Int32Array, buffer: Int32Array): void {
  const at = (index: number): number => buffer[index] ?? 0;
  const [a, b, c, d, e, f, g, h] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
  const [ones, twos, fours] = [counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0];
  const onesB = ones ^ a ^ b;
  const onesD = onesB ^ c ^ d;
  const onesF = onesD ^ e ^ f;
  const twosB = carry(ones, a, b);
  const twosD = carry(onesB, c, d);
  const twosF = carry(onesD, e, f);
  const twosH = carry(onesF, g, h);
  const twosLeft = twos ^ twosB ^ twosD;
  const foursD = carry(twos, twosB, twosD);
  const foursH = carry(twosLeft, twosF, twosH);
  counts[0] = onesF ^ g ^ h;
  counts[1] = twosLeft ^ twosF ^ twosH;
  counts[2] = fours ^ foursD ^ foursH;
  carryInto(counts, eightsPlane, carry(fours, foursD, foursH));
}

/** The bits of which two or three are set. */
function carry(one: number, other: number, third: number): number {
  return (one & other) | ((one ^ other) & third);
}

function carryInto(counts: Int32Array, from: number, bits: number): void {
  let rest = bits;
  for (let plane = from; plane < planes && rest !== 0; plane += 1) {
    const sum = counts[plane] ?? 0;
    counts[plane] = sum ^ rest;
    rest &= sum;
  }
}

function majorityOf(counts: Int32Array, all: number): number {
  let bits = 0;
  for (let bit = 0; bit < 32; bit += 1) {
    let times = 0;
    for (let plane = 0; plane < planes; plane += 1) times += (((counts[plane] ?? 0) >>> bit) & 1) << plane;
    if (times * 2 > all) bits |= 1 << bit;
  }
  return bits >>> 0;
}
