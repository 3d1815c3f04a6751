import { beforeEach, expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { insertClient } from "../accounts/client-store.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import { type ClientChange, changeClientPortal } from "./change-client.ts";
import { readClientDetails } from "./client-portal.ts";

const eva = { id: null, name: "Eva Mora" };
const fields = {
	name: "Asistente",
	product: null,
	responsible: "Eva",
	status: "active",
	waitingFor: null,
} as const;
const addProject = { kind: "add-project", projectId: "one", fields } as const;

onBothDatabases("a change to what a client sees", (open) => {
	const { db } = freshDatabase(open);
	beforeEach(async () => {
		const createdAt = "2026-11-01T00:00:00.000Z";
		for (const id of ["casa", "otra"])
			await inTransaction(db(), (tx) => insertClient(tx, { id, createdAt, name: id, subdomain: id }));
	});
	const change = (clientId: string, wanted: ClientChange) =>
		changeClientPortal(db(), testRuntime("2026-11-22T03:00:00.000Z"), eva, clientId, wanted);
	const actions = async () => (await listAuditLog(db(), { limit: 10 })).map(({ action }) => action);

	it("is stored once when its form is sent twice", async () => {
		expect(await change("casa", addProject)).toBe("done");
		expect(await change("casa", addProject)).toBe("done");
		expect((await readClientDetails(db(), "casa"))?.projects).toMatchObject([
			{ id: "one", name: "Asistente" },
		]);
		expect(await actions()).toEqual(["project-added"]);
	});

	it("reaches the client's own things alone, and none of a client who is not there", async () => {
		await change("casa", addProject);
		await change("casa", { kind: "add-demo", id: "demo", title: "Demo", industry: "salud", flow: "citas" });
		await change("casa", { kind: "add-report", id: "report", title: "Informe", pdf: new Uint8Array([1]) });
		expect(await change("otra", { ...addProject, kind: "save-project" })).toBe("unknown");
		expect(await change("otra", { kind: "remove-demo", id: "demo" })).toBe("unknown");
		expect(await change("otra", { kind: "remove-report", id: "report" })).toBe("unknown");
		expect(await change("nobody", { ...addProject, projectId: "two" })).toBe("unknown");
		expect(await readClientDetails(db(), "casa")).toMatchObject({
			demos: [{ id: "demo" }],
			reports: [{ id: "report", fileName: "informe.pdf" }],
		});
		expect(await actions()).toHaveLength(3);
		expect(await change("casa", { kind: "remove-demo", id: "demo" })).toBe("done");
		expect(await change("casa", { kind: "remove-report", id: "report" })).toBe("done");
		expect(await readClientDetails(db(), "casa")).toMatchObject({ demos: [], reports: [] });
	});

	it("gives a report a name to download it by, whatever its title is written in", async () => {
		await change("casa", addProject);
		for (const [id, title] of [
			["one", "Año 2026: ¡qué mes!"],
			["two", "報告"],
		] as const)
			await change("casa", { kind: "add-report", id, title, pdf: new Uint8Array([1]) });
		const { reports } = (await readClientDetails(db(), "casa")) ?? {};
		expect(reports?.map(({ fileName }) => fileName).toSorted()).toEqual([
			"ano-2026-que-mes.pdf",
			"reporte.pdf",
		]);
	});

	it("keeps the day on which a milestone was first done, by the company's clock", async () => {
		await change("casa", addProject);
		await change("casa", {
			kind: "add-milestone",
			projectId: "one",
			id: "start",
			name: "Inicio",
			dueOn: null,
		});
		const done = { kind: "milestone-done", projectId: "one", id: "start", done: true } as const;
		await change("casa", done);
		const later = testRuntime("2026-12-01T15:00:00.000Z");
		await changeClientPortal(db(), later, eva, "casa", done);
		const [project] = (await readClientDetails(db(), "casa"))?.projects ?? [];
		expect(project?.milestones).toMatchObject([{ id: "start", doneOn: "2026-11-21" }]);
		expect(await change("casa", { ...done, id: "unknown" })).toBe("unknown");
	});
});
