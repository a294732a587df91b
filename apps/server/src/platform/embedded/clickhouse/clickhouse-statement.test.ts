import { expect, test } from "vitest";
import {
  formatIn,
  isSeveral,
  onlyReads,
  parseRowsInsert,
  placeholdersIn,
  quoteName,
  quoteText,
} from "./clickhouse-statement.ts";

test.each([
  ["plain", "'plain'"],
  ["it's", "'it\\'s'"],
  ["a\\", "'a\\\\'"],
  ["\\'; DROP TABLE t --", "'\\\\\\'; DROP TABLE t --'"],
])("quotes the text %s so that it cannot end its literal", (text, literal) => {
  expect(quoteText(text)).toBe(literal);
});

test("quotes a name so that it cannot end its identifier", () => {
  expect(quoteName("a`b\\")).toBe("`a\\`b\\\\`");
});

test.each([
  ["SELECT 1", false],
  ["SELECT 1;", false],
  ["SELECT 1;  \n", false],
  ["SELECT ';', \";\", `;`, 'it\\'s; x' -- ; y\n, 1 /* ; */", false],
  ["SELECT 1; SELECT 2", true],
  ["SELECT 'a' ; DROP TABLE t", true],
  ['INSERT INTO t FORMAT JSONEachRow {"a":"b; c"}', false],
])("tells whether %s is several statements", (sql, several) => {
  expect(isSeveral(sql)).toBe(several);
});

test.each([
  ["SELECT 1", true],
  ["  (select 1)", true],
  ["WITH 1 AS x SELECT x", true],
  ["INSERT INTO t SELECT 1", false],
  ["SELECTED", false],
  ["DROP TABLE t", false],
])("tells whether %s only reads", (sql, reads) => {
  expect(onlyReads(sql)).toBe(reads);
});

test.each([
  ["SELECT 1 FORMAT JSON", "JSON"],
  ["SELECT 1 \nFORMAT JSONEachRow;", "JSONEachRow"],
  ["SELECT 1 FORMAT CSV SETTINGS max_threads = 1", "CSV"],
  ["SELECT 'FORMAT JSON'", undefined],
])("finds the format in %s", (sql, format) => {
  expect(formatIn(sql)).toBe(format);
});

test("finds every placeholder", () => {
  expect(placeholdersIn("SELECT {a:String}, { b_2 : Array(UInt8)}, 'x'")).toEqual(["a", "b_2"]);
});

test("reads the insert that clients send, in the request's database unless it names one", () => {
  expect(parseRowsInsert("INSERT INTO t (a, b) FORMAT JSONEachRow", "events")).toEqual({
    table: "events.t",
    columns: ["a", "b"],
    format: "JSONEachRow",
  });
  expect(parseRowsInsert("INSERT INTO x.t FORMAT CSV", "events")?.table).toBe("x.t");
});

test.each([
  ["INSERT INTO t SETTINGS x = 1 FORMAT JSONEachRow", "events"],
  ["INSERT INTO t FORMAT RowBinary", "events"],
  ["INSERT INTO t SELECT 1", "events"],
  ["INSERT INTO t FORMAT JSONEachRow", "strange-name"],
])("leaves %s in %s to the engine's own parser", (sql, database) => {
  expect(parseRowsInsert(sql, database)).toBeUndefined();
});
