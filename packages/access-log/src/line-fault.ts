/**
 * Why a line is no request that can be counted:
 * `format` it is of another format, or no line of an access log at all;
 * `cut` its end or its beginning is missing;
 * `address` what stands in the place of the visitor's address is none;
 * `time` what stands in the place of the time is none, or names no zone;
 * `request` there was none: a TLS handshake on a plain port, a connection that was closed, CONNECT.
 */
export const lineFaults = ["format", "cut", "address", "time", "request"] as const;
export type LineFault = (typeof lineFaults)[number];
