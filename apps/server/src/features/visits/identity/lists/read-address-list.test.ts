import { expect, test } from "vitest";
import { readAddressList } from "./read-address-list.ts";

const networks = ["20.171.206.0/24", "2001:4860:4801:10::/64", "52.230.152.7"];
const sorted = networks.toSorted();

test.each([
  [
    "JSON with ipv4Prefix and ipv6Prefix, as OpenAI, Anthropic, Google and Bing publish",
    JSON.stringify({
      creationTime: "2026-11-01T14:47:00.000000",
      prefixes: [{ ipv4Prefix: networks[0] }, { ipv6Prefix: networks[1] }, { ipv4Prefix: networks[2] }],
    }),
  ],
  [
    "JSON with ip_prefix, as AWS writes it",
    JSON.stringify({
      syncToken: "1700000000",
      prefixes: [{ ip_prefix: networks[0], region: "us-east-1" }, { ip_prefix: networks[2] }],
      ipv6_prefixes: [{ ipv6_prefix: networks[1] }],
    }),
  ],
  [
    "JSON with single addresses, as Ahrefs publishes",
    JSON.stringify({ ips: networks.map((ip_address) => ({ ip_address })) }),
  ],
  ["a plain JSON array", JSON.stringify(networks)],
  ["one a line, with comments", `# our crawlers\n${networks.join("\r\n")}\n\n`],
  [
    "CSV, as a geofeed (RFC 8805)",
    `# prefix,country,region,city,postal\n${networks.map((one) => `${one},US,US-CA,,`).join("\n")}`,
  ],
  ["quoted CSV under a heading", `"prefix","kind"\n${networks.map((one) => `"${one}","bot"`).join("\n")}`],
  [
    "a page with the JSON in a <pre>, as Amazon publishes",
    `<!doctype html><html><p>Such as 8.8.8.8</p><pre>\n{"prefixes": [${networks.map((one) => `{"ipv4Prefix": "${one}"}`).join(", ")}]}\n</pre></html>`,
  ],
  [
    "the same with its quotes escaped",
    `<html><pre class="x"><code>{&quot;prefixes&quot;: [${networks.map((one) => `{&quot;p&quot;: &quot;${one}&quot;}`).join(",")}]}</code></pre></html>`,
  ],
  ["networks that stand twice", JSON.stringify([...networks, ...networks])],
])("reads %s", (_, document) => {
  expect(readAddressList(document)).toEqual({ kind: "list", prefixes: sorted });
});

test.each([
  ["nothing", "", "it contains no addresses"],
  ["an empty list", '{"prefixes":[]}', "it contains no addresses"],
  ["JSON that breaks off", '{"prefixes":[{"ipv4Prefix":"20.171.206.0/24"}', "it contains no addresses"],
  ["a page that says sorry", "<html><p>Sorry, 8.8.8.8</p></html>", "it contains no addresses"],
  ["the whole internet", '["0.0.0.0/0"]', "it contains 0.0.0.0/0"],
  ["the whole internet of IPv6", '["2000::/3"]', "it contains 2000::/3"],
  ["half of the internet", '["20.171.206.0/24","128.0.0.0/1"]', "it contains 128.0.0.0/1"],
  ["a private network", '["10.1.0.0/16"]', "it contains 10.1.0.0/16"],
  ["a network that reaches into a private one", '["172.0.0.0/8","192.168.0.1"]', "it contains 192.168.0.1"],
  ["addresses of documentation", '["203.0.113.0/24"]', "it contains 203.0.113.0/24"],
  ["an IPv4 address in IPv6's clothes", '["::ffff:20.171.206.1"]', "it contains ::ffff:20.171.206.1"],
])("does not believe %s", (_, document, reason) => {
  expect(readAddressList(document)).toEqual({ kind: "unusable", reason });
});
