/** To so many digits after the point, halves upwards; never a negative zero. */
export function roundedTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
}
