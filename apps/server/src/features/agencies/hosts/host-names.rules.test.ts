import { expect, test } from "vitest";
import { brandHostOf, hostNameOf, productHostOf, subDomainOf } from "./host-names.rules.ts";

const publicUrl = "https://Citelens.example:8443";

test.each([
  ["Acme", "acme", undefined],
  [" acme-geo ", "acme-geo", undefined],
  ["a.b", "a.b", "subDomain"],
  ["-acme", "-acme", "subDomain"],
  ["acmé", "acmé", "subDomain"],
  ["a".repeat(64), "a".repeat(64), "subDomain"],
  ["WWW", "www", "subDomainOwn"],
])("reads the sub-domain %s", (given, name, fault) => {
  expect(subDomainOf(given)).toEqual({ name, fault });
});

test.each([
  ["GEO.Acme.com", "geo.acme.com", undefined],
  ["geo.acme.com.", "geo.acme.com", undefined],
  ["acme", "acme", "hostName"],
  ["https://geo.acme.com", "https://geo.acme.com", "hostName"],
  ["geo.acme.com:443", "geo.acme.com:443", "hostName"],
  ["geo..acme.com", "geo..acme.com", "hostName"],
  ["203.0.113.7", "203.0.113.7", "hostName"],
  ["citelens.EXAMPLE", "citelens.example", "hostNameOwn"],
  ["acme.citelens.example", "acme.citelens.example", "hostNameOwn"],
  ["notcitelens.example", "notcitelens.example", undefined],
])("reads the host name %s", (given, name, fault) => {
  expect(hostNameOf(given, publicUrl)).toEqual({ name, fault });
});

test.each([
  ["geo.acme.com", { kind: "host_name", name: "geo.acme.com" }],
  ["GEO.acme.com.", { kind: "host_name", name: "geo.acme.com" }],
  ["acme.citelens.example", { kind: "sub_domain", name: "acme" }],
  ["a.b.citelens.example", undefined],
  ["citelens.example", undefined],
  ["127.0.0.1", undefined],
  ["localhost", undefined],
  ["[::1]", undefined],
  ["", undefined],
])("the host %s may be a brand's: %o", (requested, host) => {
  expect(brandHostOf(requested, publicUrl)).toEqual(host);
});

test.each([
  ["https://citelens.example", "citelens.example"],
  ["http://localhost:3000", "localhost"],
  ["http://127.0.0.1:3000", null],
])("of %s sub-domains are made on %s", (url, host) => {
  expect(productHostOf(url)).toBe(host);
});
