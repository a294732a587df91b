/** Formula with which Google Sheets reads an address of CSV. */
export function sheetFormula(url: string): string {
  return `=IMPORTDATA("${url}")`;
}

/** Query with which Excel reads an address of CSV: the first row names the columns. */
export function excelQuery(url: string): string {
  return `let
    Source = Csv.Document(Web.Contents("${url}"), [Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]),
    Table = Table.PromoteHeaders(Source, [PromoteAllScalars = true])
in
    Table`;
}
