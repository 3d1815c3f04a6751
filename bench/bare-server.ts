import { createServer } from "node:http";

/** Serves a copy of a response from memory, as the fastest possible server. argv: the address to copy, the port. */
const [address = "", port = "0"] = process.argv.slice(2);
const response = await fetch(address, {
	headers: { "accept-encoding": "identity", "accept-language": "es" },
});
const headers = Object.fromEntries(response.headers);
const { brotliCompressSync } = await import("node:zlib");
const bytes = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
const sent = { ...headers, "content-encoding": "br", "content-length": String(bytes.length) };
createServer((_, answer) => answer.writeHead(200, sent).end(bytes)).listen(Number(port), "127.0.0.1");
