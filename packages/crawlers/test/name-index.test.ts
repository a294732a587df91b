import { describe, expect, test } from "vitest";
import { indexNames } from "../src/name-index.ts";

const named = (rank: number, name: string, caseSensitive = false) => ({ rank, name, caseSensitive });

describe("a whole word", () => {
  const find = indexNames([named(0, "Bot")]);

  test.each([
    ["alone", "Bot"],
    ["in another case", "bOT"],
    ["at the end of a sentence", "I am a Bot."],
    ["before a version", "Bot/1.0"],
    ["before a version behind a space", "Bot 4.1"],
    ["in brackets", "(Bot)"],
    ["behind a semicolon", "compatible;Bot"],
    ["behind a plus sign", "compatible;+Bot"],
    ["before a dot and a digit", "Bot.1"],
    ["at its second place, where the first is another word", "Botany Bot"],
  ])("is found %s: %s", (_, text) => {
    expect(find(text)).toBe(0);
  });

  test.each([
    ["the text is empty", ""],
    ["it is cut off", "Bo"],
    ["letters follow", "Bots"],
    ["a digit follows", "Bot2"],
    ["a hyphen follows", "Bot-Image"],
    ["an underscore follows", "Bot_x"],
    ["a host follows", "Bot.example"],
    ["a letter beyond ASCII follows", "Botß"],
    ["an emoji follows", "Bot🤖"],
    ["letters stand before it", "RoBot"],
    ["a hyphen stands before it", "anti-Bot"],
    ["it is in a path", "/Bot"],
    ["it is in a domain", "www.Bot"],
    ["it is in a query", "?a=Bot"],
    ["it is the second part of a query", "&Bot"],
    ["it is an anchor", "#Bot"],
    ["it is in a home directory", "~Bot"],
    ["an escape stands before it", "%Bot"],
    ["a letter beyond ASCII stands before it", "éBot"],
    ["one of its letters only looks alike", "B\u043et"],
  ])("is not found where %s: %s", (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe("a name with a slash", () => {
  const find = indexNames([named(0, "Devin/")]);

  test.each(["Devin/1.0", "devin/", "Mozilla/5.0 Devin/2"])("is found before a version: %s", (text) => {
    expect(find(text)).toBe(0);
  });

  test.each(["Devin", "Devin 1.0", "xDevin/1.0", "Devin /1"])("is not found without it: %s", (text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe("a prefix", () => {
  const find = indexNames([named(0, "Google-*")]);

  test.each(["Google-", "Google-News/1.0", "google-x", "(Google-Image)"])("is found in %s", (text) => {
    expect(find(text)).toBe(0);
  });

  test.each(["Google", "Google News", "MyGoogle-News"])("is not found in %s", (text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe("among several names", () => {
  test("the lowest rank wins, wherever it stands", () => {
    const find = indexNames([named(2, "Alpha"), named(1, "Beta"), named(5, "Gamma")]);

    expect(find("Alpha Beta Gamma")).toBe(1);
    expect(find("Gamma Beta Alpha")).toBe(1);
    expect(find("Gamma Alpha")).toBe(2);
  });

  test("a longer one does not hide a shorter one, nor the other way around", () => {
    const find = indexNames([
      named(0, "Search"),
      named(1, "Search Console"),
      named(2, "Search Console Tool"),
    ]);

    expect(find("Search")).toBe(0);
    expect(find("Search Console")).toBe(0);
    expect(indexNames([named(1, "Search"), named(0, "Search Console")])("Search Console")).toBe(0);
    expect(indexNames([named(1, "Search"), named(0, "Search Console")])("Search Cons")).toBe(1);
  });

  test("those that differ in case alone are kept apart by their exact spelling", () => {
    const find = indexNames([named(0, "ExaBot", true), named(1, "Exabot", true)]);

    expect([find("ExaBot/1.0"), find("Exabot/3.0"), find("exabot"), find("EXABOT")]).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
  });

  test("the exact spelling decides at its own place in the text", () => {
    const find = indexNames([named(0, "ExaBot", true)]);

    expect(find("exabot ExaBot")).toBe(0);
    expect(find("ExaBots exabot")).toBeUndefined();
  });

  test("nothing is found where there is none", () => {
    expect(indexNames([])("any text at all")).toBeUndefined();
  });
});
