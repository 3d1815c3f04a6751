import { beforeEach, expect, it } from "vitest";
import { staff } from "../../content/staff/list.ts";
import { listAuditLog } from "../../domain/audit-log/audit-store.ts";
import { realRuntime } from "../../domain/runtime.ts";
import {
	listUnknownQuestions,
	recordUnknownQuestion,
} from "../../domain/unknown-questions/unknown-question-store.ts";
import { inTransaction, onBothDatabases } from "../support/databases.ts";
import { shownHtml } from "../support/shown-html.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const questionsPath = `${adminPath}/unknown-questions`;

onBothDatabases("the staff screen of unanswered questions", (open) => {
	const { db, open: visit, send } = staffSite(open, "sales");
	beforeEach(async () => {
		await db().deleteFrom("unknown_questions").execute();
	});

	const read = async (address: string) => {
		const html = await shownHtml(visit(address));
		return html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
	};
	const ask = (question: string, language: "es" | "en" = "es") =>
		inTransaction(db(), (tx) => recordUnknownQuestion(tx, realRuntime, { language, question }));
	const done = (question: string, address = questionsPath) => send(address, { question });

	it("says who teaches the assistant, and nothing of it when there are none", async () => {
		const empty = await read(questionsPath);
		expect(empty).not.toContain(staff.es.unknownQuestions.teach);
		expect(empty).toContain(staff.es.nothing["unknown-questions"].title);
		await ask("¿Venden drones?");
		expect(await read(questionsPath)).toContain(staff.es.unknownQuestions.teach);
	});

	it("shows each question with its language and how often it was asked, in both languages of the staff", async () => {
		await ask("¿Venden drones?");
		await ask("venden drones");
		await ask("Do you paint <b>houses</b>?", "en");
		const spanish = await read(questionsPath);
		expect(spanish).toContain("¿Venden drones?");
		expect(spanish).toContain("Español · 2 veces · la última hace 1 minuto");
		expect(spanish).toContain("Inglés · Una vez · la última hace 1 minuto");
		expect(await read(`/en${questionsPath}`)).toContain("Spanish · 2 times · last 1 minute ago");
	});

	it("takes a question off the list once it is done, and the log says who did, pressed twice or not", async () => {
		await ask("¿Venden drones?");
		const [{ id } = { id: "" }] = await listUnknownQuestions(db(), { limit: 1 });
		const answers = await Promise.all([done(id), done(id)]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(await read(answers[0]?.headers.get("location") ?? "")).toContain(
			staff.es.done.unknownQuestions.removed,
		);
		expect(await listUnknownQuestions(db(), { limit: 1 })).toEqual([]);
		const subject = { kind: "unknown-question", id };
		expect(await listAuditLog(db(), { limit: 5, subject })).toMatchObject([
			{ actor: { name: "Eva Mora" }, action: "unknown-question-removed" },
		]);
	});

	it("has pages of 50, and a question that is done leads back to its page", async () => {
		for (let at = 1; at <= 51; at++) await ask(`¿Venden el modelo ${at}?`);
		const first = await read(questionsPath);
		const [next] = /\/taller-de-prueba\/unknown-questions\?before=[\w-]+/.exec(first) ?? [""];
		const [last] = (await listUnknownQuestions(db(), { limit: 60 })).slice(-1);
		expect(first).not.toContain(last?.question);
		expect(await read(next)).toContain(last?.question);
		const answer = await done(last?.id ?? "", next);
		expect(answer.headers.get("location")).toBe(`${next}&done=removed`);
	});
});
