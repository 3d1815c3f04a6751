import { expect, it } from "vitest";
import { staff } from "../../../content/staff/list.ts";
import { actorText, detailText, readAuditQuery, subjectPath, subjectText } from "./audit-view.server.ts";

it("names a person as they are called, and a program in the words of the language", () => {
	expect(actorText({ id: null, name: "operator" }, staff.es)).toBe("Quien administra el servidor");
	expect(actorText({ id: null, name: "chat" }, staff.en)).toBe("The visitor, in the chat,");
	expect(actorText({ id: null, name: "API (Tablero)" }, staff.es)).toBe("API (Tablero)");
	expect(actorText({ id: "one", name: "site" }, staff.es)).toBe("site");
});

const entry = (detail: Record<string, string>, subject = { kind: "conversation", id: "c" }) => ({
	id: "e",
	at: "2026-11-28T12:00:00.000Z",
	actor: { id: "laura", name: "Laura Ibagón" },
	action: "conversation-assigned" as const,
	subject,
	name: "Grace Miller",
	detail,
});

it("says whom something was given to, each thing by its name", () => {
	expect(detailText(entry({ owner: "Julián Mesa" }), staff.es)).toBe("a Julián Mesa");
	expect(detailText(entry({ owner: "" }), staff.en)).toBe("to nobody");
	expect(detailText(entry({ leads: "Laura Ibagón", posts: "Eva Mora" }), staff.es)).toBe(
		"sus leads a Laura Ibagón · sus borradores a Eva Mora",
	);
	expect(detailText(entry({ role: "editor sales" }), staff.en)).toBe("Editor, Sales");
	expect(detailText(entry({ kind: "client", role: "" }), staff.en)).toBe("Clients");
	expect(detailText(entry({ result: "partly" }), staff.es)).toBe("Una parte de lo que pidió");
	expect(detailText(entry({ title: "Grace Miller", proposal: "x7", key: "Tablero" }), staff.es)).toBe(
		"Tablero",
	);
});

it("says that a subject no longer exists only where there was one", () => {
	const nameless = (kind: string, id: string) =>
		subjectText({ ...entry({}, { kind, id }), name: null }, staff.en);
	expect(nameless("conversation", "c")).toBe("no longer exists");
	expect([nameless("rights-request", ""), nameless("leads", "all")]).toEqual([null, null]);
});

it("leads to the screen of what an entry is about, where there is one", () => {
	const accounts = [
		{ id: "julian", clientId: null },
		{ id: "ana", clientId: "casa" },
	];
	const path = (kind: string, id: string) => subjectPath(entry({}, { kind, id }), accounts);
	expect(path("conversation", "c/1")).toBe("/conversations/c%2F1");
	expect([path("account", "julian"), path("account", "ana")]).toEqual(["/accounts/julian", "/clients/casa"]);
	expect([path("account", "gone"), path("leads", "all")]).toEqual([null, null]);
	expect(subjectPath({ ...entry({}), name: null }, accounts)).toBeNull();
});

it("takes two days in their order, whichever was typed first", () => {
	const days = (query: string) => {
		const { from, to } = readAuditQuery(new URLSearchParams(query));
		return [from, to];
	};
	expect(days("from=2026-11-30&to=2026-11-02")).toEqual(["2026-11-02", "2026-11-30"]);
	expect(days("from=2026-11-02&to=2026-11-30")).toEqual(["2026-11-02", "2026-11-30"]);
	expect(days("from=2026-11-30&to=")).toEqual(["2026-11-30", ""]);
	expect(days("from=2026-11-30&to=ayer")).toEqual(["2026-11-30", "ayer"]);
});
