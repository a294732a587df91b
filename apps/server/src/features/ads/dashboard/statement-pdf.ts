import { once } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { currency } from "@citelens/contract/billing/pricing";
import type { getAdStatementPdf } from "@citelens/contract/content/ads-dashboard";
import { adLimits } from "@citelens/contract/content/ads-words";
import { type WholeFile, wholeFile } from "#platform/files/whole-file.ts";
import type { LineWriter } from "#platform/pdf/pdf-line.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { inOrderOfNames, type StatementLine, type StatementSide, totalOf } from "./statement-lines.rules.ts";
import { listLines } from "./statements.sql.ts";
import { daysOf, monthOf } from "./statements.ts";

type StatementPdfQuery = ParsedInput<typeof getAdStatementPdf>["query"];
type Paper = PDFKit.PDFDocument;

/** The same statement on pages of A4, for both sides to settle by. */
export async function statementPdf(
  tools: Tools,
  desk: AdsDesk,
  { month = monthOf(tools, desk), side }: StatementPdfQuery,
): Promise<WholeFile> {
  const lines = inOrderOfNames(await listLines(tools, desk.place, { side, ...daysOf(month) }));
  const title = `Statement of ${monthText(month)}`;
  const pdf = await written(lines, {
    title,
    side,
    of: desk.workspace.name,
    made: tools.now(),
  });
  return wholeFile({ name: `ads-${side}-${month}.pdf`, type: "application/pdf", chunks: [pdf] });
}

interface Heading {
  readonly title: string;
  readonly side: StatementSide;
  /** The workspace, by its name. */
  readonly of: string;
  readonly made: Date;
}

const margin = 48;
const lineHeight = 18;
const grey = "#555555";
const ink = "#111111";
/** After so many lines others get their turn. */
const linesAtOnce = 200;

async function written(lines: readonly StatementLine[], heading: Heading): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit"); // megabytes that few need
  const paper = new PDFDocument({
    size: "A4",
    margin,
    bufferPages: true,
    lang: "en",
    info: { Title: heading.title, CreationDate: heading.made, ModDate: heading.made },
  });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = once(paper, "end");
  const [{ pdfFonts }, { lineWriter }] = await Promise.all([
    import("#platform/pdf/pdf-fonts.ts"),
    import("#platform/pdf/pdf-line.ts"),
  ]);
  const names = lines.flatMap(({ campaign, other, placement }) => [campaign, other, placement]);
  const fonts = await pdfFonts([...names, heading.of, heading.title, usualSigns]);
  paper.registerFont("plain", fonts.usual.file.plain);
  paper.registerFont("strong", fonts.usual.file.strong);
  const sheet = { paper, writer: lineWriter(paper, fonts) };

  writeHeading(sheet, heading);
  await writeLines(sheet, lines, heading.side);
  writeFooters(sheet, heading);
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Sheet {
  readonly paper: Paper;
  /** For what people have named, in whatever script. */
  readonly writer: LineWriter;
}

function writeHeading({ paper, writer }: Sheet, { title, side, of }: Heading): void {
  paper.font("strong").fontSize(18).fillColor(ink).text(title);
  const { y } = paper;
  const asWhat = `as ${side === "advertiser" ? "an advertiser" : "a publisher"} of the Context Network`;
  writer.write(of, { x: margin, y, width: pageWidth, size: 10, colour: grey });
  paper
    .font("plain")
    .fontSize(10)
    .fillColor(grey)
    .text(asWhat, margin, y + lineHeight);
  paper.moveDown();
  paper.text("Nothing is charged or paid out automatically: statements are what both sides settle by.");
  paper.text(
    `Billable are proven reads, and of the others as many on a website and a day, or ${adLimits.unprovenReadsOfDay}.`,
  );
  paper.moveDown();
}

interface Column {
  readonly header: string;
  readonly width: number;
  readonly align: "left" | "right";
  readonly cell: (line: StatementLine) => string;
}

function columnsOf(side: StatementSide): readonly Column[] {
  const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: currency.toUpperCase() });
  const count = new Intl.NumberFormat("en-GB");
  const sums: Column[] = [
    { header: "Reads", width: 50, align: "right", cell: ({ reads }) => count.format(reads) },
    { header: "Proven", width: 50, align: "right", cell: ({ proven_reads: n }) => count.format(n) },
    { header: "Billable", width: 50, align: "right", cell: ({ billable_reads: n }) => count.format(n) },
    {
      header: "Spend",
      width: 65,
      align: "right",
      cell: ({ spend_cents }) => money.format(spend_cents / 100),
    },
  ];
  if (side === "publisher") {
    const cell = ({ earnings_cents }: StatementLine): string => money.format(earnings_cents / 100);
    sums.push({ header: "Earnings", width: 65, align: "right", cell });
  }
  const left = pageWidth - sums.reduce((sum, column) => sum + column.width, 0);
  const other = side === "advertiser" ? "Publisher" : "Advertiser";
  return [
    { header: "Campaign", width: left * 0.44, align: "left", cell: ({ campaign }) => campaign },
    { header: other, width: left * 0.32, align: "left", cell: (line) => line.other },
    { header: "Placement", width: left * 0.24, align: "left", cell: ({ placement }) => placement },
    ...sums,
  ];
}

/** Between the margins of a page of A4, in points. */
const pageWidth = 595.28 - 2 * margin;

async function writeLines(sheet: Sheet, lines: readonly StatementLine[], side: StatementSide): Promise<void> {
  const { paper } = sheet;
  const columns = columnsOf(side);
  writeHeader(sheet, columns);
  for (const [at, line] of lines.entries()) {
    if (at % linesAtOnce === linesAtOnce - 1) await turn();
    makeRoom(sheet, columns);
    writeRow(sheet, columns, { textOf: ({ cell }) => cell(line) });
  }
  if (lines.length === 0) paper.text("No entries in this month.", margin, paper.y + 6);
  makeRoom(sheet, columns);
  rule(paper);
  const total: StatementLine = {
    campaign: "Total",
    other: "",
    placement: "",
    ...totalOf(lines),
  };
  writeRow(sheet, columns, { weight: "strong", textOf: ({ cell }) => cell(total) });
}

function makeRoom(sheet: Sheet, columns: readonly Column[]): void {
  const { paper } = sheet;
  if (paper.y + lineHeight <= paper.page.height - 2 * margin) return;
  paper.addPage();
  writeHeader(sheet, columns);
}

function writeHeader(sheet: Sheet, columns: readonly Column[]): void {
  writeRow(sheet, columns, { weight: "strong", textOf: ({ header }) => header });
  rule(sheet.paper);
}

interface Row {
  readonly weight?: "plain" | "strong";
  readonly textOf: (column: Column) => string;
}

/** Writes a row; a text that is too long for its column ends in an ellipsis: a line of the paper is a line of the books. */
function writeRow(
  { paper, writer }: Sheet,
  columns: readonly Column[],
  { weight = "plain", textOf }: Row,
): void {
  const { y } = paper;
  let x = margin;
  for (const column of columns) {
    const room = { width: column.width - 6, align: column.align };
    writer.write(textOf(column), { ...room, x: x + 3, y: y + 4, size: 8.5, colour: ink, weight });
    x += column.width;
  }
  paper.x = margin;
  paper.y = y + lineHeight;
}

function rule(paper: Paper): void {
  paper
    .moveTo(margin, paper.y)
    .lineTo(margin + pageWidth, paper.y)
    .lineWidth(0.5)
    .stroke("#999999");
}

/** Number of each page, and of how many, once that is known. */
function writeFooters({ paper, writer }: Sheet, { title, of, made }: Heading): void {
  const { count } = paper.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    paper.switchToPage(at);
    // Below the margin a text would begin a page of its own.
    paper.page.margins.bottom = 0;
    const y = paper.page.height - margin;
    const page = `made ${made.toISOString().slice(0, 10)} · page ${at + 1} of ${count}`;
    const small = { size: 7.5, colour: grey };
    writer.write(`${title} · ${page}`, { ...small, x: margin, y, width: pageWidth / 2 });
    writer.write(of, { ...small, x: margin + pageWidth / 2, y, width: pageWidth / 2, align: "right" });
    if (writer.hasUnknown())
      writer.write(unknownSentence, { ...small, x: margin, y: y - 12, width: pageWidth });
  }
}

/** Signs of what the file itself says. */
const usualSigns = String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 }, (_, at) => at + 0x20),
  0x2026,
  0x20ac,
);

const unknownSentence =
  "\ufffd stands for a letter that the fonts of this file do not have; the same statement as CSV has all letters.";

/** As in November 2026. */
function monthText(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
