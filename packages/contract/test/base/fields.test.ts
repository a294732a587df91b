import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { email, flag, id, instant, optionalText, text, webUrl } from "../../src/base/fields.ts";

/** The sentences under a field that holds this value; none when it is accepted. */
function faultsOf(field: z.ZodType, value: unknown): readonly string[] {
  return field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe("a field of text", () => {
  const name = text(5);

  test.each([
    ["Chair", "Chair"],
    ["  Chair\t", "Chair"],
    ["a", "a"],
    ["a b", "a b"],
    ["été", "été"],
    ["椅子です", "椅子です"],
  ])("accepts %j, trimmed", (value, parsed) => {
    expect(name.parse(value)).toBe(parsed);
  });

  test.each(["", " ", "\t\n", "\u00a0", "\u3000"])("refuses %j as blank", (value) => {
    expect(faultsOf(name, value)).toEqual(["This field may not be blank."]);
  });

  test("counts what is left after trimming, and says how much it may hold", () => {
    expect(faultsOf(name, " 12345 ")).toEqual([]);
    expect(faultsOf(name, "123456")).toEqual(["This field may have at most 5 characters."]);
  });

  test.each([
    ["a zero byte", "a\0b"],
    ["an escape character", "a\u001bb"],
    ["a delete character", "a\u007fb"],
    ["a control of the second block", "a\u0085b"],
    ["a new line", "a\nb"],
    ["a tab", "a\tb"],
  ])("refuses %s within a single line", (_, value) => {
    expect(faultsOf(name, value)).toEqual(["This value is not valid."]);
  });

  test.each([
    ["a new line", "a\nb", []],
    ["a Windows line end", "a\r\nb", []],
    ["a tab", "a\tb", []],
    ["a zero byte", "a\0b", ["This value is not valid."]],
    ["an escape character", "a\u001bb", ["This value is not valid."]],
  ])("of many lines: %s", (_, value, faults) => {
    expect(faultsOf(text(5, { lines: true }), value)).toEqual(faults);
  });

  test.each([[undefined], [null], [5], [["a"]], [{}]])("refuses %j, which is no text", (value) => {
    expect(faultsOf(name, value)).toHaveLength(1);
  });
});

describe("an optional text", () => {
  const note = optionalText(5);

  test.each([
    ["", ""],
    ["   ", ""],
    [" note ", "note"],
    ["a\nb", "a\nb"],
  ])("accepts %j as %j", (value, parsed) => {
    expect(note.parse(value)).toBe(parsed);
  });

  test.each([
    ["123456", "This field may have at most 5 characters."],
    ["a\0b", "This value is not valid."],
  ])("refuses %j", (value, sentence) => {
    expect(faultsOf(note, value)).toEqual([sentence]);
  });
});

describe("an e-mail address", () => {
  const sentence = "Enter a valid email address.";

  test.each(["ada@example.com", "ada.byron+news@mail.example.co.uk", "a@b.io"])("accepts %s", (value) => {
    expect(email.parse(` ${value} `)).toBe(value);
  });

  test.each(["", "ada", "ada@", "@example.com", "ada@example", "ada @example.com", "a@b@example.com"])(
    "refuses %j",
    (value) => {
      expect(faultsOf(email, value)).toEqual([sentence]);
    },
  );

  test("has at most 254 characters", () => {
    const local = "a".repeat(60);
    const domainOf = (length: number): string => `${"b".repeat(length - 4)}.com`;

    expect(faultsOf(email, `${local}@${"b".repeat(60)}.${domainOf(60)}`)).toEqual([]);
    expect(faultsOf(email, `${"a".repeat(251)}@b.c`)).toContain(sentence);
    expect(faultsOf(email, "a".repeat(1_000_000))).toContain(sentence);
  });
});

describe("a web address", () => {
  test.each([
    "https://example.com",
    "http://example.com/",
    "HTTPS://Example.com/Path?x=1#top",
    "https://xn--caf-dma.example/",
    "https://café.example/",
    "http://192.0.2.7:8080/",
    "http://[2001:db8::1]/",
  ])("accepts %s", (value) => {
    expect(webUrl.parse(value)).toBe(value);
  });

  test.each([
    ["no scheme", "example.com"],
    ["a scheme without a host", "https://"],
    ["another scheme", "ftp://example.com"],
    ["a script", "javascript:alert(1)//https://example.com"],
    ["a file", "file:///etc/passwd"],
    ["a user", "https://ada@example.com"],
    ["a user and a password", "https://ada:secret@example.com"],
    ["a password alone", "https://:secret@example.com"],
    ["a space in the host", "https://exa mple.com"],
    ["a port that does not exist", "https://example.com:99999"],
    ["one slash", "https:/example.com"],
    ["nothing", ""],
  ])("refuses %s", (_, value) => {
    expect(faultsOf(webUrl, value)).toEqual(["Enter a valid URL, such as https://example.com."]);
  });

  test("has at most 2,048 characters", () => {
    const start = "https://example.com/";

    expect(faultsOf(webUrl, start + "a".repeat(2_048 - start.length))).toEqual([]);
    expect(faultsOf(webUrl, start + "a".repeat(2_049 - start.length))).toHaveLength(1);
  });
});

describe("an id", () => {
  test("is a UUID", () => {
    const uuid = "0198a3b2-7c1d-7e00-8a55-0242ac120002";

    expect(id.parse(uuid)).toBe(uuid);
  });

  test.each([
    "",
    "1",
    "0198a3b2",
    "0198a3b2-7c1d-7e00-8a55-0242ac12000",
    "0198a3b2-7c1d-7e00-8a55-0242ac12000g",
  ])("is not %j", (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });
});

test.each([
  ["true", true],
  ["false", false],
])("the flag %s of an address is the boolean", (written, value) => {
  expect(flag.parse(written)).toBe(value);
});

test.each([[""], ["1"], ["0"], ["True"], ["yes"], [true]])("%j is no flag of an address", (value) => {
  expect(flag.safeParse(value).success).toBe(false);
});

test.each([
  ["2026-11-21T10:00:00Z", true],
  ["2026-11-21T10:00:00.123Z", true],
  ["2028-02-29T23:59:59Z", true],
  ["2026-02-29T00:00:00Z", false],
  ["2026-11-21T10:00:00+02:00", false],
  ["2026-11-21T10:00:00", false],
  ["2026-11-21", false],
  ["2026-11-21T25:00:00Z", false],
  ["yesterday", false],
])("%s is an instant in UTC: %s", (value, isOne) => {
  expect(instant.safeParse(value).success).toBe(isOne);
});
