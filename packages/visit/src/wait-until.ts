/** Asks a runtime to wait for a report. Where it cannot be asked the report may be lost, and the page is answered all the same. */
export function waitUntil(
  context: { waitUntil?(promise: Promise<unknown>): void } | undefined,
  report: Promise<void> | undefined,
): void {
  try {
    if (report !== undefined) context?.waitUntil?.(report);
  } catch {
    // the report has begun, and fails by itself if it does
  }
}
