interface MediaType {
  /** In lower case without parameters; empty where the server did not tell, or told nothing that is a type. */
  readonly contentType: string;
  readonly charset?: string;
}

/** Types by which servers say that they do not know: browsers look at the content then, as where there is none. */
const unknownTypes = /^(?:unknown\/unknown|application\/unknown|\*\/\*)$/;

/** Media type that the content-type headers of an answer tell, as browsers read them: the last one that is a type counts. */
export function mediaTypeOf(headers: readonly string[]): MediaType {
  let told: MediaType = { contentType: "" };
  for (const header of headers.flatMap((value) => value.split(/,(?=\s*[\w.+*-]+\/)/))) {
    const [written = "", ...parameters] = header.split(";");
    const [type = ""] = written.trim().toLowerCase().split(/[\s,]/, 1);
    const charset = parameters.map(charsetIn).find((one) => one !== undefined);
    if (!/^[^/]+\/[^/]+$/.test(type) || unknownTypes.test(type)) {
      if (charset !== undefined && told.charset === undefined) told = { ...told, charset };
      continue;
    }
    const kept = charset ?? (type === told.contentType ? told.charset : undefined);
    told = { contentType: type, ...(kept !== undefined && { charset: kept }) };
  }
  return told;
}

function charsetIn(parameter: string): string | undefined {
  const [, charset] = /^\s*charset\s*=\s*["']?([\w.:+-]+)/i.exec(parameter) ?? [];
  return charset?.toLowerCase();
}
