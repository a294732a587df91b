import type { XlsxColumn } from "./xlsx-cells.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Plain, the bold head, an instant, a day, and a text that looks like a formula, in this order. */
export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss &quot;UTC&quot;"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const widths = { dates: 25, plain: 18 } as const;

/** Everything before the rows: the head stays in sight, and columns are as wide as what they are for. */
export function sheetStart(columns: readonly XlsxColumn[]): string {
  const cols = columns.map(({ name, type }, at) => {
    const width = Math.max(widths[type], Math.min(name.length + 2, 60));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData>`;
}

export const sheetEnd = "</sheetData></worksheet>";

export function workbookXml(name: string, count: number): string {
  const sheets = numbers(count).map(
    (sheet) => `<sheet name="${sheetName(name, sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

/** The relations of the workbook with its sheets; without a count those of the package with its workbook. */
export function relationsXml(count?: number): string {
  const list =
    count === undefined
      ? [relation(1, "officeDocument", "xl/workbook.xml")]
      : [
          ...numbers(count).map((sheet) => relation(sheet, "worksheet", `worksheets/sheet${sheet}.xml`)),
          relation(count + 1, "styles", "styles.xml"),
        ];
  return `${declaration}<Relationships xmlns="${packages}/relationships">${list.join("")}</Relationships>`;
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
}

export function contentTypesXml(count: number): string {
  const sheets = numbers(count).map((sheet) => override(`worksheets/sheet${sheet}.xml`, "worksheet"));
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("workbook.xml", "sheet.main")}${override("styles.xml", "styles")}${sheets.join("")}</Types>`;
}

function override(part: string, type: string): string {
  return `<Override PartName="/xl/${part}" ContentType="${office}.${type}+xml"/>`;
}

const sheetNameMax = 31;

/** The name of a sheet, without characters that none may have, and with its number behind the first. */
function sheetName(name: string, sheet: number): string {
  const number = sheet === 1 ? "" : ` (${sheet})`;
  const clean = name.replace(/[[\]:*?/\\&<>"']/g, " ").trim() || "Sheet";
  return `${clean.slice(0, sheetNameMax - number.length)}${number}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
