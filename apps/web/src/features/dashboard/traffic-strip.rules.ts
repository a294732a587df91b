/** A figure to its first digit. */
export function tenth(figure: number): number {
  return Math.round(figure * 10) / 10;
}
