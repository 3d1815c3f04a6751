import pino, { type Logger } from "pino";
import type { Settings } from "../../config/env.ts";

export function createLog({ logLevel }: Settings): { log: Logger; close(): void } {
	const log = pino({ level: logLevel, base: null }, pino.destination({ sync: false, minLength: 4_096 }));
	const flushing = setInterval(() => log.flush(), 1_000).unref();
	return {
		log,
		close: () => {
			clearInterval(flushing);
			log.flush();
		},
	};
}
