import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mailer, messageOptions } from "./mailer.ts";

/**
 * Stores each mail as an .eml file, for installations without an SMTP server. Any mail program opens them.
 * @param folder created when it is missing. @returns a mailer whose `send` throws when the file cannot be written.
 */
export function fileMailer({ folder, from }: { folder: string; from: string }): Mailer {
	const transport = createTransport({ streamTransport: true, buffer: true });
	return {
		description: folder,
		send: async (mail) => {
			const { message } = await transport.sendMail(messageOptions(mail, from));
			if (!Buffer.isBuffer(message)) throw new TypeError("The mail was not buffered.");
			await mkdir(folder, { recursive: true, mode: 0o700 });
			await writeSafely(join(folder, `${mail.id}.eml`), message);
		},
		close: () => transport.close(),
	};
}

// Writes all or nothing, and syncs to the disk before the mail counts as sent.
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
	const file = await open(`${path}.part`, "w", 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(`${path}.part`, path);
}
