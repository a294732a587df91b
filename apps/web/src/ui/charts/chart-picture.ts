const scale = 2;
const paddingPx = 24;
const titlePx = 40;
const legendLinePx = 24;

/** The computed styles that are copied into the exported shapes. */
const drawnProperties = [
  "fill",
  "fill-opacity",
  "opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
] as const;

/**
 * The largest drawing inside `frame` as a PNG at double size, with its title above and the texts of
 * `data-chart-legend` below. Undefined when nothing is drawn.
 */
export async function chartPicture(frame: HTMLElement, title: string): Promise<Blob | undefined> {
  const drawing = largestOf([...frame.querySelectorAll("svg")]);
  if (!drawing) return undefined;

  const { width, height } = drawing.getBoundingClientRect();
  const tokens = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;

  const legend = namesOf(frame, width, pen);
  canvas.width = (width + 2 * paddingPx) * scale;
  canvas.height = (height + 2 * paddingPx + titlePx + legend.heightPx) * scale;
  pen.scale(scale, scale);
  pen.fillStyle = tokens.getPropertyValue("--surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);

  pen.fillStyle = tokens.getPropertyValue("--fg");
  pen.font = font(600, 16);
  pen.fillText(title, paddingPx, paddingPx + 14, width);
  pen.translate(paddingPx, paddingPx + titlePx);
  pen.drawImage(await imageOf(drawing, width, height), 0, 0, width, height);
  writeTexts(drawing, pen);

  pen.translate(0, height + 8);
  pen.font = font(400, 13);
  for (const { x, y, colour, name } of legend.names) {
    pen.fillStyle = colour;
    pen.fillRect(x, y + 8, 14, 3);
    pen.fillStyle = tokens.getPropertyValue("--fg-2");
    pen.fillText(name, x + 22, y + 14);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

function largestOf(drawings: readonly SVGSVGElement[]): SVGSVGElement | undefined {
  const area = (drawing: SVGSVGElement): number => {
    const { width, height } = drawing.getBoundingClientRect();
    return width * height;
  };
  return drawings.toSorted((a, b) => area(b) - area(a)).find((drawing) => area(drawing) > 0);
}

/**
 * The shapes as an image. A separate image has neither the page's styles nor its fonts, so texts are drawn
 * later.
 */
async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = document.importNode(drawing, true);
  const originals = drawing.querySelectorAll("*");
  for (const [index, shape] of [...copy.querySelectorAll("*")].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of drawnProperties) shape.setAttribute(property, style.getPropertyValue(property));
    if (style.visibility === "hidden" || style.display === "none") shape.setAttribute("display", "none");
  }
  for (const text of copy.querySelectorAll("text, title, desc")) text.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${width * scale}`);
  copy.setAttribute("height", `${height * scale}`);
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.removeAttribute("style");

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function writeTexts(drawing: SVGSVGElement, pen: CanvasRenderingContext2D): void {
  const toDrawing = drawing.getScreenCTM()?.inverse();
  for (const text of drawing.querySelectorAll("text")) {
    const content = text.textContent ?? "";
    const matrix = text.getScreenCTM();
    if (content === "" || !matrix || !toDrawing) continue;

    const style = getComputedStyle(text);
    const start = text.getStartPositionOfChar(0).matrixTransform(matrix).matrixTransform(toDrawing);
    pen.font = font(style.fontWeight, Number.parseFloat(style.fontSize));
    if (style.stroke !== "none") {
      pen.strokeStyle = style.stroke;
      pen.lineWidth = Number.parseFloat(style.strokeWidth);
      pen.lineJoin = "round";
      pen.strokeText(content, start.x, start.y);
    }
    pen.fillStyle = style.fill;
    pen.fillText(content, start.x, start.y);
  }
}

interface LegendName {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly name: string;
}

/** The legend in lines no wider than the drawing. */
function namesOf(
  frame: HTMLElement,
  width: number,
  pen: CanvasRenderingContext2D,
): { readonly names: readonly LegendName[]; readonly heightPx: number } {
  pen.font = font(400, 13);
  const names: LegendName[] = [];
  let [x, y] = [0, 0];
  for (const item of frame.querySelectorAll<HTMLElement>("[data-chart-legend]")) {
    const name = item.dataset.chartLegend ?? "";
    const mark = item.querySelector("svg > *");
    const widthPx = 22 + pen.measureText(name).width + 20;
    if (x > 0 && x + widthPx > width) [x, y] = [0, y + legendLinePx];
    names.push({ x, y, name, colour: mark ? getComputedStyle(mark).fill : "" });
    x += widthPx;
  }
  return { names, heightPx: names.length === 0 ? 0 : y + legendLinePx };
}

function font(weight: string | number, sizePx: number): string {
  return `${weight} ${sizePx}px ${getComputedStyle(document.body).fontFamily}`;
}
