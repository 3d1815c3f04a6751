import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { newFolder } from "../../tests/support/new-folder.ts";
import { type Lead, noFacts } from "../leads/lead.ts";
import { fileMailer } from "./file-mailer.ts";
import { mailFilesErasure } from "./mail-files-erasure.ts";
import { salesNotice } from "./messages/sales-notice.ts";

let folder: string;
beforeEach(() => {
	folder = newFolder("mails");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const task = { id: "1", askedAt: "", signal: AbortSignal.timeout(5_000) };
const erase = (who: { emails?: string[]; phones?: string[] }) =>
	mailFilesErasure(folder).erase({ emails: [], phones: [], leads: [], agreements: [], ...who }, task);

const { brand } = readSettings({});
const base: Lead = {
	...noFacts,
	id: "l",
	createdAt: "",
	updatedAt: "",
	source: "contact",
	language: "es",
	status: "captured",
	score: 25,
	message: null,
	conversationId: null,
	reference: "7KQ4-M2XA",
};

/** Keeps the notice that sales gets of a lead. */
async function keep(id: string, facts: Partial<Lead>) {
	const mail = await salesNotice({
		id,
		to: "ventas@rumbo.example",
		brand,
		language: "es",
		transcript: [],
		proposalUrl: null,
		lead: { ...base, ...facts },
	});
	const mailer = fileMailer({ folder, from: "hola@rumbo.example" });
	await mailer.send(mail);
	mailer.close();
}
const decodedMail = (id: string) => readFileSync(join(folder, `${id}.eml`), "utf8").replace(/=\r?\n/g, "");
const kept = () => readdirSync(folder).toSorted();

it("the notice of somebody at an extension goes with them, and the colleague's stays", async () => {
	await keep("theirs", { phone: "+576017441234;ext=12" });
	await keep("colleague", { phone: "+576017441234;ext=13" });
	expect(decodedMail("theirs")).toContain("+57 601 744 1234 ext. 12");
	await erase({ phones: ["+576017441234;ext=12"] });
	expect(kept()).toEqual(["colleague.eml"]);
});

it("a mail to a domain with an accent is addressed in ASCII, and goes with its person", async () => {
	await keep("theirs", { email: "ventas@peñalosa.co" });
	expect(readFileSync(join(folder, "theirs.eml"), "utf8")).toContain("Reply-To: ventas@xn--pealosa-5za.co");
	await erase({ emails: ["ventas@peñalosa.co"] });
	expect(kept()).toEqual([]);
});

it("the notice of somebody who gave a telephone alone goes with them, and nobody else's", async () => {
	await keep("theirs", { phone: "+573005550142" });
	await keep("typed", { name: "Ana", message: "Mi número es (300) 555-0142" });
	await keep("other", { phone: "+573005550143" });
	await keep("abroad", { message: "Call +1 300 555 0142" });
	expect(readFileSync(join(folder, "theirs.eml"), "utf8")).not.toContain("+573005550142");
	await erase({ phones: ["+573005550142"] });
	expect(kept()).toEqual(["abroad.eml", "other.eml"]);
});

it("mails of somebody whose address holds another's stay", async () => {
	await keep("hers", { email: "ana@x.co" });
	await keep("marianas", { email: "mariana@x.co", name: "Mariana" });
	await keep("accented", { message: "Soy ñana@x.co, de Bogotá" });
	await erase({ emails: ["ana@x.co"] });
	expect(kept()).toEqual(["accented.eml", "marianas.eml"]);
});

it("a mail is read to its last, short line of base64", async () => {
	const text = `${"Hola. ".repeat(10)}ana@x.co`;
	const lines = Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\r\n");
	expect(lines.split("\r\n").at(-1)?.length).toBeLessThan(40);
	writeFileSync(join(folder, "encoded.eml"), `To: v@r.example\r\n\r\n${lines}\r\n`);
	await erase({ emails: ["ana@x.co"] });
	expect(kept()).toEqual([]);
});

it("a folder that is not there holds nobody; a mail that cannot be read is no mail erased", async () => {
	mkdirSync(join(folder, "unreadable.eml"));
	await expect(erase({ emails: ["ana@x.co"] })).rejects.toThrow("EISDIR");
	rmSync(folder, { recursive: true });
	await expect(erase({ emails: ["ana@x.co"] })).resolves.toBeUndefined();
});
