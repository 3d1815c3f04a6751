import { SMTPServer } from "smtp-server";

export type MailReceiver = {
	/** For SMTP_URL. */
	url: string;
	/** Those it accepted, whole, in the order they came. */
	readonly received: string[];
	/** Takes mails without saying so until it is called back. */
	hold(): () => void;
	close(): Promise<void>;
};

type Refusing = {
	/** How many contents it refuses first, as a busy server does. */
	refusals?: number;
	/** What it says to them. */
	code?: number;
	/** What it says to this recipient. */
	unknown?: { address: string; code: number };
};

/** An SMTP server that keeps what it is given. */
export async function mailReceiver({
	refusals = 0,
	code = 451,
	unknown,
}: Refusing = {}): Promise<MailReceiver> {
	const received: string[] = [];
	let toRefuse = refusals;
	let free: Promise<void> = Promise.resolve();
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo({ address }, _session, done) {
			if (address !== unknown?.address) return done();
			done(Object.assign(new Error("no such mailbox"), { responseCode: unknown.code }));
		},
		onData(stream, _session, done) {
			const parts: Buffer[] = [];
			stream.on("data", (part: Buffer) => parts.push(part));
			stream.on("end", async () => {
				await free;
				if (toRefuse-- > 0) return done(Object.assign(new Error("refused"), { responseCode: code }));
				received.push(Buffer.concat(parts).toString());
				done();
			});
		},
	});
	const port = await new Promise<number>((resolve) => {
		const listening = server.listen(0, "127.0.0.1", () => {
			const address = listening.address();
			resolve(typeof address === "object" && address ? address.port : 0);
		});
	});
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		hold: () => {
			let release = () => {};
			free = new Promise((resolve) => {
				release = resolve;
			});
			return () => release();
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
