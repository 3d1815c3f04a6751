import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "../config/env.ts";
import { findGaps } from "../http/start/find-gaps.ts";
import { findMailGaps } from "./mail-records.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "site-"));
const real = {
	DATA_DIR,
	PUBLIC_URL: "https://www.brisa.co",
	BRAND_PHONE: "+57 601 743 2100",
	BRAND_EMAIL: "hola@brisa.co",
	SALES_EMAIL: "ventas@brisa.co",
	MAIL_FROM: "Brisa <hola@brisa.co>",
	BRAND_LEGAL_NAME: "Brisa Digital S.A.S.",
	BRAND_TAX_NUMBER: "900.123.456-7",
	BRAND_ADDRESS: "Calle 1 # 2-3",
	ADMIN_PATH: "/taller-9f3k2",
	SMTP_URL: "smtps://a:b@mail.brisa.co:465",
};
const firstWords = (settings: Record<string, string>) =>
	findGaps(readSettings(settings)).map((gap) => /^(\w+ ){3}/.exec(gap)?.[0].trim());

it("names everything that a trial leaves open", () => {
	expect(firstWords({ DATA_DIR })).toEqual([
		"The address is",
		undefined,
		"The telephone is",
		"A mail address",
		"The legal page",
		"The staff path",
		"Mails are files",
		"There is no",
	]);
});

it("is silent of what is set, and of a backup of today", () => {
	const staging = { ...real, PUBLIC_URL: "https://staging.brisa.co" };
	const sample = findGaps(readSettings({ DATA_DIR }))[1];
	expect(findGaps(readSettings({ ...staging, DATABASE_URL: "postgres://db/site" }))).toEqual([
		"The host is a staging host: search engines are refused.",
		sample,
	]);
	const backup = join(DATA_DIR, "backups/site-20260102T030405Z");
	mkdirSync(backup, { recursive: true });
	writeFileSync(join(backup, "manifest.json"), "{}");
	expect(findGaps(readSettings(real))).toEqual([sample]);
});

it("names the legal facts that are not set, and no others", () => {
	const { BRAND_ADDRESS, ...without } = real;
	const gaps = findGaps(readSettings(without)).filter((gap) => gap.includes("legal"));
	expect(gaps).toEqual(["The legal page lacks who answers for personal data: set BRAND_ADDRESS."]);
});

it("finds the records of mail that a domain lacks", async () => {
	const settings = readSettings(real);
	const records: Record<string, string> = {
		"brisa.co": "v=spf1 include:mail.brisa.co ~all",
		"google._domainkey.brisa.co": "v=DKIM1; k=rsa; p=MIIB",
	};
	const lookUp = async (name: string) => (records[name] ? [[records[name]]] : []);
	expect(await findMailGaps(settings, lookUp)).toEqual([expect.stringContaining("no DMARC record")]);
	records["_dmarc.brisa.co"] = "v=DMARC1; p=none";
	expect(await findMailGaps(settings, lookUp)).toEqual([]);
	expect(await findMailGaps(settings, () => Promise.reject(new Error("offline")))).toHaveLength(1);
});
