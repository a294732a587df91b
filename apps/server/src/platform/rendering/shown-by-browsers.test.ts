import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "../../../../../scripts/testing/cases.ts";
import { type OddAnswer, oddAnswers, oddServer } from "../guarded-fetch/odd-answers.test-helper.ts";
import { loadChromium } from "./load-chromium.ts";
import { chromiumHere } from "./rendering.test-helper.ts";

const path = await chromiumHere();
const chromium = await loadChromium();
/** Tests of what browsers show let one show it; that takes half a minute, so it waits for the deep tests. */
const isDeep = cases(0, 1) === 1;

/** Long enough for what breaks off, of which no end is told. */
const shownWithinMs = 2_000;

describe.skipIf(path === undefined || chromium === undefined || !isDeep)(
  "Chromium shows",
  { timeout: 120_000 },
  () => {
    let server: Awaited<ReturnType<typeof oddServer>>;
    let show: (one: OddAnswer) => Promise<unknown>;
    let close: () => Promise<void>;

    beforeAll(async () => {
      server = await oddServer(oddAnswers);
      const browser = await chromium?.launch({
        ...(path && { executablePath: path }),
        args: ["--no-sandbox"],
      });
      if (!browser) throw new Error("There is no browser.");
      close = () => browser.close();
      show = async (one) => {
        const page = await browser.newPage();
        let status = 0;
        page.on("response", (response) => {
          if (response.request().isNavigationRequest()) status = response.status();
        });
        await page
          .goto(`${server.origin}/odd/${oddAnswers.indexOf(one)}/`, { timeout: shownWithinMs })
          .catch(() => undefined);
        const text = await page.evaluate("document.body.innerText.trim()");
        const at = page.url().slice(server.origin.length);
        await page.close();
        return [status, text, one.path === undefined ? undefined : at];
      };
    });
    afterAll(async () => {
      await close();
      server.close();
    });

    test.each(oddAnswers)("$name as we read it", async (one) => {
      expect(await show(one)).toEqual([one.status, one.text, one.path]);
    });
  },
);
