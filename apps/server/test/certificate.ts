import { generateKeyPairSync, sign } from "node:crypto";

export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

interface CertificateInput {
  /** An address of the fourth version. */
  readonly address: string;
  readonly from: Date;
  readonly until: Date;
}

/** A certificate that a server signs for itself, for one address and from one day until another. */
export function selfSigned({ address, from, until }: CertificateInput): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(oid(0x55, 4, 3), der(0x0c, Buffer.from("Test")))));
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2)); // ecdsa-with-SHA256
  const alternative = sequence(der(0x87, Buffer.from(address.split(".").map(Number))));
  const extension = sequence(oid(0x55, 29, 17), der(0x04, alternative)); // subjectAltName
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  const encoded = sequence(body, algorithm, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value as certificates are written: its kind, its length and itself. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const head = length < 128 ? [kind, length] : [kind, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function oid(...bytes: readonly number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
}
