import type { PdfFonts, PdfWeight } from "./pdf-fonts.ts";
import { type VisualRun, visualRuns } from "./visual-runs.rules.ts";

type Paper = PDFKit.PDFDocument;
type Run = VisualRun<ReturnType<PdfFonts["fontOf"]> & object>;

export interface PdfLine {
  readonly x: number;
  readonly y: number;
  /** In points; what is longer ends in an ellipsis. */
  readonly width: number;
  readonly size: number;
  readonly colour: string;
  readonly weight?: PdfWeight;
  readonly align?: "left" | "right";
}

export interface LineWriter {
  write(text: string, line: PdfLine): void;
  /** Whether a character was written that no font has. */
  hasUnknown(): boolean;
}

/** From the top of a line to the foot of its letters, of its size, as the usual font has it: all fonts stand on one line. */
const ascent = 0.928;
/** Takes letters of the Latin script, which stand in one font from left to right, by the way of the library. */
const plainText = /^[\x20-\x7e\u00a0-\u024f\u2010-\u2026\u20ac]*$/;

/** Writes lines in whatever script: each letter in a font that has it, in the order of its direction, and found by those who search. */
export function lineWriter(paper: Paper, fonts: PdfFonts): LineWriter {
  const names = new Map<Buffer, string>();
  let hasUnknown = false;
  const take = ({ font }: Pick<Run, "font">, { size, weight = "plain" }: PdfLine): void => {
    const file = font.file[weight];
    if (!names.has(file)) {
      names.set(file, `font-${names.size}`);
      paper.registerFont(`font-${names.size - 1}`, file);
    }
    paper.font(names.get(file) ?? "").fontSize(size);
  };
  const widthOf = (run: Run, line: PdfLine): number => {
    take(run, line);
    return paper.widthOfString(run.drawn, { features: [] });
  };
  const measured = (text: string, line: PdfLine): { runs: Run[]; widths: number[]; width: number } => {
    const runs = visualRuns(text, fonts);
    const widths = runs.map((run) => widthOf(run, line));
    return { runs, widths, width: widths.reduce((sum, width) => sum + width, 0) };
  };
  const draw = (run: Run, line: PdfLine, x: number): void => {
    const { y, size, colour, weight = "plain" } = line;
    const outline = run.font.outline[weight];
    take(run, line);
    paper.save();
    paper
      .fillColor(colour)
      .strokeColor(colour)
      .lineWidth(outline * size);
    paper.text(run.drawn, x, y + ascent * size, {
      lineBreak: false,
      features: [],
      baseline: "alphabetic",
      fill: true,
      stroke: outline > 0,
    });
    paper.restore();
  };
  return {
    hasUnknown: () => hasUnknown,
    write: (text, line) => {
      const { x, y, width, align = "left", colour } = line;
      if (plainText.test(text)) {
        take({ font: fonts.usual }, line);
        paper
          .fillColor(colour)
          .text(text, x, y, { width, height: 1, align, ellipsis: true, lineBreak: false });
        return;
      }
      const fitting = cut(text, (part) => measured(part, line).width <= width);
      const { runs, widths, width: whole } = measured(fitting, line);
      let at = align === "right" ? x + width - whole : x;
      // Where shaping changes the order of letters, this says in which they were written.
      const isShaped = /[\p{Script=Devanagari}\p{Script=Thai}]/u.test(fitting);
      if (isShaped) paper.markContent("Span", { actual: fitting });
      for (const [index, run] of runs.entries()) {
        draw(run, line, at);
        at += widths[index] ?? 0;
        hasUnknown ||= run.isUnknown;
      }
      if (isShaped) paper.endMarkedContent();
    },
  };
}

/** No longer ones are measured: nothing that wide fits on paper. */
const charactersMax = 400;

/** As many whole letters as fit, and an ellipsis where that is not all. */
function cut(text: string, fits: (part: string) => boolean): string {
  const letters = [
    ...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text.slice(0, charactersMax)),
  ];
  if (text.length <= charactersMax && fits(text)) return text;
  let [few, many] = [0, letters.length];
  const start = (count: number): string =>
    `${letters
      .slice(0, count)
      .map(({ segment }) => segment)
      .join("")}…`;
  while (few < many) {
    const middle = Math.ceil((few + many) / 2);
    if (fits(start(middle))) few = middle;
    else many = middle - 1;
  }
  return start(few);
}
