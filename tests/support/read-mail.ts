import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Part = { headers: Map<string, string>; body: string };

export type MailRead = {
	headers: Map<string, string>;
	text: string;
	html: string;
	/** The PNG that the HTML refers to by its Content-ID; null without one. */
	picture: { cid: string; type: string; bytes: Buffer } | null;
};

/** The mails that a site wrote into its folder, whole: one that is being written has another ending. */
export function writtenMails(folder: string): string[] {
	if (!existsSync(folder)) return [];
	const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
	return names.map((name) => readFileSync(join(folder, name), "utf8"));
}

/** A mail as it came over the wire, with its headers unfolded and its two forms decoded. */
export function readMail(message: string): MailRead {
	const whole = split(message.replace(/\r?\n/g, "\r\n"));
	const parts = partsOf(whole);
	const decoded = (type: string) => {
		const part = parts.find((one) => one.headers.get("content-type")?.startsWith(type));
		return part ? decode(part.body, part.headers.get("content-transfer-encoding") ?? "7bit") : "";
	};
	const related = parts.find((one) => one.headers.get("content-type")?.startsWith("multipart/related"));
	const image = related && partsOf(related).find((one) => one.headers.has("content-id"));
	return {
		headers: whole.headers,
		text: decoded("text/plain"),
		html: decoded("text/html"),
		picture: image
			? {
					cid: image.headers.get("content-id")?.slice(1, -1) ?? "",
					type: image.headers.get("content-type") ?? "",
					bytes: Buffer.from(image.body, "base64"),
				}
			: null,
	};
}

/** The parts of a mail, those inside other parts too. */
function partsOf({ headers, body }: Part): Part[] {
	const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
	if (!boundary) return [];
	const parts = body.split(`--${boundary}`).map((part) => split(part.trimStart()));
	return parts.flatMap((part) => [part, ...partsOf(part)]);
}

function split(message: string): Part {
	const [head = "", ...rest] = message.split("\r\n\r\n");
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const headers = new Map(
		lines.map((line) => {
			const at = line.indexOf(":");
			return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
		}),
	);
	return { headers, body: rest.join("\r\n\r\n") };
}

function decode(body: string, encoding: string): string {
	if (encoding === "base64") return Buffer.from(body, "base64").toString();
	if (encoding !== "quoted-printable") return body;
	const bytes = body
		.replace(/=\r?\n/g, "")
		.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString();
}
