import { once } from "node:events";
import { createServer } from "node:http";
import * as contract from "@citelens/contract/billing/billing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "#test/world.ts";
import { openPayer } from "./billing-world.test-helper.ts";
import { recheckVat } from "./reconcile.ts";

const vatMessage =
  "VAT number must be in format: country code + alphanumeric characters (e.g., FR1234567890)";

/** Answers as the VAT service does; DE is away. */
const asked: string[] = [];
let isAway = false;
const vies = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (isAway) {
    response.writeHead(500).end("oops");
    return;
  }
  const isValid = request.url?.endsWith("/FR/vat/1234567890") ?? false;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ isValid, userError: isValid ? "VALID" : "INVALID" }));
});

let world: World;
beforeAll(async () => {
  vies.listen(0, "127.0.0.1");
  await once(vies, "listening");
  const address = vies.address();
  const port = typeof address === "object" && address ? address.port : 0;
  world = await openWorld({ outboundAllow: ["127.0.0.1"], viesUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await world.close();
  vies.close();
});

describe("billing information", () => {
  test("is kept field by field, with the address in one line", async () => {
    const payer = await openPayer(world);
    await payer.ask(contract.updateBillingInfo, {
      billing_email: "billing@example.com",
      billing_name: "Example GmbH",
      billing_address_line1: "Musterweg 1",
      billing_postal_code: "10115",
      billing_city: "Berlin",
      billing_country: "de",
    });

    const { answer } = await payer.ask(contract.updateBillingInfo, { billing_address_line2: "3rd floor" });

    expect(answer).toEqual({
      billing_email: "billing@example.com",
      billing_name: "Example GmbH",
      billing_address_line1: "Musterweg 1",
      billing_address_line2: "3rd floor",
      billing_city: "Berlin",
      billing_state: "",
      billing_postal_code: "10115",
      billing_country: "DE",
      vat_number: "",
      vat_state: "none",
      billing_interval: "monthly",
      formatted_billing_address: "Musterweg 1, 3rd floor, 10115 Berlin, DE",
    });
    expect((await payer.ask(contract.getBillingInfo)).answer).toEqual(answer);
    expect(await payer.organization()).toMatchObject({ billing_name: "Example GmbH", billing_country: "DE" });
  });

  test.each([
    [{ billing_email: "nobody" }, { billing_email: ["Enter a valid email address."] }],
    [
      { billing_country: "Germany" },
      { billing_country: ["Enter a country as its two letters, such as FR."] },
    ],
    [{ billing_interval: "weekly" }, { billing_interval: [expect.any(String)] }],
    [{ billing_name: "x".repeat(201) }, { billing_name: [expect.any(String)] }],
    [{ vat_number: "F1234" }, { vat_number: [vatMessage] }],
    [{ vat_number: "12345" }, { vat_number: [vatMessage] }],
    [{ vat_number: "FR" }, { vat_number: [vatMessage] }],
    [{ vat_number: "FR 1234" }, { vat_number: [vatMessage] }],
  ])("refuses %o", async (body, fields) => {
    const payer = await openPayer(world);

    const answer = await payer.ask(contract.updateBillingInfo, body as never);

    expect(answer).toMatchObject({ status: 400, body: fields });
  });

  test("takes over nothing that is not billing information", async () => {
    const payer = await openPayer(world);

    await payer.ask(contract.updateBillingInfo, {
      billing_name: "Example",
      customer_id: "cus_mine",
      extra_workspaces: 99,
      plan: "agency",
    } as never);

    expect(await payer.organization()).toMatchObject({ workspaces_max: 1, current_plan: "demo" });
  });
});

describe("a VAT number", () => {
  test("is upper-cased, saved at once, and verified in the background", async () => {
    const payer = await openPayer(world);

    const { answer: saved } = await payer.ask(contract.updateBillingInfo, { vat_number: "fr1234567890" });
    await world.runJobs();

    expect(saved).toMatchObject({ vat_number: "FR1234567890", vat_state: "unverified" });
    expect(asked).toContain("/ms/FR/vat/1234567890");
    expect((await payer.ask(contract.getBillingInfo)).answer).toMatchObject({ vat_state: "verified" });
  });

  test("that nobody has is invalid, and without a number there is nothing to check", async () => {
    const payer = await openPayer(world);
    await payer.ask(contract.updateBillingInfo, { vat_number: "FR0000000000" });
    await world.runJobs();
    const invalid = (await payer.ask(contract.getBillingInfo)).answer;

    const { answer: without } = await payer.ask(contract.updateBillingInfo, { vat_number: "" });

    expect(invalid).toMatchObject({ vat_state: "invalid" });
    expect(without).toMatchObject({ vat_number: "", vat_state: "none" });
  });

  test("is asked for again when the service was away, which keeps nobody from saving", async () => {
    const payer = await openPayer(world);
    isAway = true;
    const { status } = await payer.ask(contract.updateBillingInfo, { vat_number: "FR1234567890" });
    await world.runJobs();
    const away = (await payer.ask(contract.getBillingInfo)).answer;

    isAway = false;
    await recheckVat(world.tools);

    expect(status).toBe(200);
    expect(away).toMatchObject({ vat_state: "unavailable" });
    expect((await payer.ask(contract.getBillingInfo)).answer).toMatchObject({ vat_state: "verified" });
  });
});

test("the plans are shown with their prices, a year for twelve months less 20 %", async () => {
  const payer = await openPayer(world);

  const { answer } = await world.call(contract.listPlans, {}, payer.person.access);

  expect(answer).toMatchObject({ currency: "eur", yearly_discount_percent: 20, tax_percent: 20 });
  expect(
    answer.plans.map(({ id, monthly_price, yearly_price, credits_per_month, can_be_bought }) => [
      id,
      monthly_price,
      yearly_price,
      credits_per_month,
      can_be_bought,
    ]),
  ).toEqual([
    ["demo", 0, 0, 300, false],
    ["creator", 29, 278.4, 3_000, true],
    ["growth", 149, 1_430.4, 16_000, true],
    ["agency", 449, 4_310.4, 50_000, true],
    ["enterprise", null, null, null, false],
  ]);
});
