import { createHash, X509Certificate } from "node:crypto";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

export type TlsProxy = {
	port: number;
	/** The fingerprint of the certificate's key, by which a browser is told to trust it and no other. */
	keyFingerprint: string;
	stop(): Promise<void>;
};

/**
 * What stands in front of a site on the internet: ends TLS for the hosts, with a certificate made here, and passes
 * requests on with the Host they came with and the address they came from.
 * @param hosts names the certificate is for; "*.example.test" for all directly under it.
 */
export async function tlsProxy(site: string, hosts: readonly string[]): Promise<TlsProxy> {
	const altNames = hosts.map((value) => ({ type: 2 as const, value }));
	const { private: key, cert } = await generate([{ name: "commonName", value: hosts[0] ?? "" }], {
		keyType: "ec",
		algorithm: "sha256",
		extensions: [{ name: "subjectAltName", altNames }],
	});
	const server = createServer({ key, cert }, (incoming, outgoing) => {
		const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
		const passed = forward(`${site}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		passed.on("error", () => outgoing.writeHead(502).end());
		incoming.pipe(passed);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
	return {
		port: (server.address() as AddressInfo).port,
		keyFingerprint: createHash("sha256").update(publicKey).digest("base64"),
		stop: () =>
			new Promise((stopped) => {
				server.close(() => stopped());
				server.closeAllConnections();
			}),
	};
}
