import type { FixMaker } from "./fix-request.rules.ts";
import { stepsFix } from "./fix-text.rules.ts";

/** For what nobody can write in advance: what to do, and where. */
export const stepsFixes = {
  challenge: stepsFix(
    "Open the settings against robots of your firewall or network.",
    "Make an exception for readers that name themselves: search engines, AI agents, and this audit.",
    "Keep the challenge for forms and sign-in, where robots have no business.",
    "Check the pages again.",
  ),
  "js-text": stepsFix(
    "Let the server send the main text: render on the server, or build the pages in advance. Most frameworks have a setting for it.",
    "Look at the page with JavaScript turned off: what you see is what most agents read.",
    "Check the pages again.",
  ),
  "js-facts": stepsFix(
    "Write title, canonical link, robots, h1, structured data and links into the HTML that the server sends.",
    "Use links with an address (<a href>) instead of scripts that react to clicks.",
    "Check the pages again.",
  ),
  "hidden-text": stepsFix(
    "Show the text that readers need without a click.",
    "Take out what is there for no reader.",
  ),
  "boxed-text": stepsFix(
    "Write what frames, files and pictures say into the page itself, at least as a summary.",
    "Give pictures an alt text that says what they show.",
  ),
  thin: stepsFix(
    "Write down the questions with which people come to the page.",
    "Answer each in a few sentences, with facts of your own.",
    "Where there is nothing to say, merge the page into one that says more, and redirect it.",
  ),
  "answer-first": stepsFix(
    "Begin below each question with its answer, in 15 to 80 words.",
    "Take up the words of the question, so that the answer can be understood alone.",
    "Let details and background follow.",
  ),
  "long-sections": stepsFix(
    "Give each thought a heading of its own, about every 300 words.",
    "Let the heading say what the section answers.",
  ),
  "few-facts": stepsFix(
    "Add figures, prices, dimensions and dates that you know from your own work.",
    "Write them with their unit, and say where they come from.",
    "Add nothing that you cannot show to be true.",
  ),
  stale: stepsFix(
    "Read the page: does it still hold?",
    "Change what does not, and set the date of the change in the text and in the code.",
    "Leave the date where nothing changed.",
  ),
  "date-false": stepsFix(
    "Take one date of the last real change, from the system in which the page is written.",
    "Use it in the text, in the code (dateModified) and in the sitemap (lastmod).",
  ),
  "ld-broken": stepsFix(
    "Open the page at the line that is named.",
    "Mend the JSON there: most often it is a comma too many, a quote that is not escaped or a line break in a text.",
    "Check the pages again.",
  ),
  heavy: stepsFix(
    "Move scripts, styles and pictures that stand in the HTML into files of their own.",
    "Send the data of the first view alone, not the state of the whole application.",
    "Divide long lists into pages.",
  ),
  headings: stepsFix(
    "Give the page one h1 that says what it is about.",
    "Use h2 for its sections and h3 within them, without skipping a level.",
    "Change the size of a text with styles and not with another heading.",
  ),
  "robots-down": stepsFix(
    "Let /robots.txt answer with status 200 and the rules, or with 404 where there are none.",
    "Serve it as a file, so that it is there while the application is not.",
    "Check again: until then crawlers may read nothing.",
  ),
  "lastmod-false": stepsFix(
    "Take lastmod of each page from its last real change.",
    "Leave lastmod away where that is not known: none is better than a false one.",
  ),
  "soft-404": stepsFix(
    "Let paths that do not exist answer with status 404, also where the application draws the page.",
    "Keep a helpful page for people: the status alone has to change.",
    "Check again.",
  ),
} satisfies Record<string, FixMaker>;
