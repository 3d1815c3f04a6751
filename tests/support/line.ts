import { connect, createServer, type Socket } from "node:net";

export type Line = {
	url: string;
	/** Ends every connection that is open; new ones are let through. */
	cut(): void;
	close(): Promise<void>;
};

/** A line to a site that can be cut. */
export async function lineTo(url: string): Promise<Line> {
	const { hostname, port } = new URL(url);
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(Number(port), hostname);
		for (const socket of [near, far]) {
			open.add(socket);
			// Each end follows the other.
			socket.on("error", () => undefined);
			socket.on("close", () => {
				open.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const cut = () => {
		for (const socket of open) socket.destroy();
	};
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
		cut,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				cut();
			}),
	};
}
