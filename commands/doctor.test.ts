import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readSettings } from "../config/env.ts";
import { findGaps, findMailGaps } from "../http/start/find-gaps.ts";
import { mailReportOf, reportOf } from "../http/start/report.ts";
import { newFolder } from "../tests/support/new-folder.ts";

const DATA_DIR = newFolder();
const real = {
	DATA_DIR,
	PUBLIC_URL: "https://www.brisa.co",
	HSTS: "max-age=31536000; includeSubDomains",
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

it("names what the example of the settings leaves to fill in", () => {
	const secrets = { SECRET: "0123456789".repeat(4), API_KEY: "0123456789".repeat(2) };
	const example = parseEnv(readFileSync(join(import.meta.dirname, "../deploy/.env.example"), "utf8"));
	expect(findGaps(readSettings({ ...example, DATA_DIR, ...secrets }))).toEqual(
		expect.arrayContaining([
			"The address is a sample one: set PUBLIC_URL.",
			"The brand's name is a sample one: set BRAND_NAME.",
			"The telephone is the sample one: set BRAND_PHONE.",
			"A mail address is a sample one: set BRAND_EMAIL, SALES_EMAIL and MAIL_FROM.",
			"The staff path is the sample one: set ADMIN_PATH.",
			"The mail server is a sample one: set SMTP_URL.",
		]),
	);
});

it("says nothing of what is set, and of a backup of today", () => {
	const staging = { ...real, PUBLIC_URL: "https://staging.brisa.co" };
	const sample = findGaps(readSettings({ DATA_DIR }))[1];
	const onPostgres = readSettings({ ...staging, DATABASE_URL: "postgres://db/site" });
	expect(findGaps(onPostgres)).toEqual([
		"The host is a staging host: search engines are refused.",
		sample,
		expect.stringContaining("no backup of the last 36 hours"),
	]);
	const backup = join(DATA_DIR, "backups/site-20260102T030405Z");
	mkdirSync(backup, { recursive: true });
	writeFileSync(join(backup, "manifest.json"), "{}");
	expect(findGaps(readSettings(real))).toEqual([sample]);
	expect(findGaps(onPostgres)).toHaveLength(2);
});

it.each(["max-age=86400", "max-age=63072000", "max-age=31535999; includeSubDomains"])(
	"asks for a longer HSTS than %s, at https alone",
	(HSTS) => {
		const hstsGaps = (more: Record<string, string>) =>
			findGaps(readSettings({ ...real, HSTS, ...more })).filter((gap) => gap.includes("HSTS"));
		expect(hstsGaps({})).toHaveLength(1);
		expect(hstsGaps({ PUBLIC_URL: "http://www.brisa.co" })).toEqual([]);
	},
);

it("names the legal facts that are not set, and no others", () => {
	const { BRAND_ADDRESS, ...without } = real;
	const gaps = findGaps(readSettings(without)).filter((gap) => gap.includes("legal"));
	expect(gaps).toEqual(["The legal page lacks who answers for personal data: set BRAND_ADDRESS."]);
});

it("finds the mail records that a domain lacks", async () => {
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

it("says in the start's report what the command says, one line each", async () => {
	const settings = readSettings({ ...real, BRAND_ADDRESS: "" });
	const report = reportOf({ settings, url: "", engine: "sqlite", mail: "", samples: [] });
	const gaps = findGaps(settings);
	expect(gaps.length).toBeGreaterThan(1);
	expect(report.split("\n").filter((line) => line.startsWith("Not ready:"))).toEqual(
		gaps.map((gap) => `Not ready:  ${gap}`),
	);
	expect((await mailReportOf(settings, async () => [])).split("\n")).toEqual([
		expect.stringMatching(/^Not ready: {2}brisa.co has no SPF/),
		expect.stringMatching(/^Not ready: {2}brisa.co has no DMARC/),
		expect.stringMatching(/^Not ready: {2}brisa.co has no DKIM/),
	]);
	const sample = { smtpUrl: "smtps://a:b@mail.brisa.co", mailFrom: "Rumbo <hola@rumbo.example>" };
	expect(await findMailGaps(sample, () => Promise.reject(new Error("asked")))).toEqual([]);
});
