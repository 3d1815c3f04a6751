import type { Settings } from "../config/env.ts";

export class CannotListenError extends Error {
	static from(error: NodeJS.ErrnoException, { port }: Pick<Settings, "port">): Error {
		const reasons: Record<string, string> = {
			EADDRINUSE: `Port ${port} is taken by another program: stop that one, or set PORT to a free port.`,
			EACCES: `This user may not listen on port ${port}: set PORT to one from 1024 up.`,
			EADDRNOTAVAIL: "HOST is no address of this machine: leave it out to listen on all of them.",
			ENOTFOUND: "HOST is no address of this machine: leave it out to listen on all of them.",
		};
		const reason = reasons[error.code ?? ""];
		return reason ? new CannotListenError(reason, { cause: error }) : error;
	}
}
