import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type CutProxy = { url: string; cut(): void; mend(): void; stop(): void };

/** Passes connections on to a site. Cut, they stay open and carry nothing, as behind a router that lost its line. */
export async function cutProxy(site: string): Promise<CutProxy> {
	const { hostname, port } = new URL(site);
	const sockets = new Set<Socket>();
	let isCut = false;
	const server = createServer((outer) => {
		sockets.add(outer.on("error", () => undefined));
		if (isCut) return;
		const inner = connect(Number(port), hostname);
		sockets.add(inner.on("error", () => outer.destroy()));
		outer.pipe(inner).pipe(outer);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		cut() {
			isCut = true;
			for (const socket of sockets) socket.unpipe().pause();
		},
		mend() {
			isCut = false;
		},
		stop() {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}
