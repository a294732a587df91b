const segmentsMax = 8;

/**
 * Shape of the paths of pages that are built alike: the first part as it is written, of the others whether they are numbers, names or
 * plain words, and which parameters they have. "/blog/2026/why-desks?page=2" is "/blog/9/x-x?page".
 */
export function pathShape(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return "";

  const segments = parsed.pathname.split("/").filter(Boolean);
  const [first, ...others] = segments.slice(0, segmentsMax);
  const shapes = [first ?? "", ...others.map(segmentShape)];
  // A single name is a page of its own, and one among many where it looks like a made one.
  if (segments.length === 1 && first) shapes[0] = segmentShape(first) === "x" ? first : segmentShape(first);
  const names = [...new Set(parsed.searchParams.keys())].toSorted();
  return `/${shapes.join("/")}${names.length > 0 ? `?${names.join("&")}` : ""}`;
}

function segmentShape(segment: string): string {
  const name = segment.replace(/\.[a-z0-9]{1,5}$/i, "");
  if (/^\d+$/.test(name)) return "9";
  if (/\d/.test(name) && name.length > 2) return "x9";
  return /[-_+%]/.test(name) ? "x-x" : "x";
}
