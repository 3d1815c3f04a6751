import { expect, test } from "vitest";
import { apiThatGets, listener, outgoing, reply } from "../../../tests/support/chat-window.ts";

const see = { value: "see", label: "Ver" };
const progress = { done: 4, total: 7, label: "4 de 7 para tu propuesta", see };
const privacy = { text: "Según la Ley 1581.", linkText: "Política de datos", url: "/privacidad" };
const form = {
	name: "summary",
	title: "Esto va en tu propuesta",
	text: "Nada más.",
	submit: "Hacer la propuesta",
	save: "Guardar cambios",
	skip: see,
	privacy,
	productsTitle: "Lo que te proponemos",
	error: "Revisa el campo marcado.",
	products: [{ name: "NPSie", reason: "Porque preguntaste." }],
	fields: [
		{ name: "need", label: "Lo que necesitas", type: "textarea", value: "Citas", maxLength: 4_000 },
		{
			name: "timing",
			label: "Cuándo",
			type: "select",
			value: "year",
			maxLength: 200,
			required: true,
			options: [{ value: "year", label: "Este año" }],
		},
	],
};
const filled = { kind: "form", form: "summary", values: { need: "Citas" }, press: "make" } as const;

test("a message goes out as JSON with its history, and with the cookie", async () => {
	const { api, sent } = apiThatGets(() => Response.json(reply));
	await api.sendMessage(outgoing, listener);
	expect(sent[0]?.url).toBe("https://site.example/api/agent/message");
	expect(sent[0]?.init).toMatchObject({
		method: "POST",
		credentials: "include",
		headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
	});
	expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
		attempt: 1,
		messages: outgoing.history,
		userMessage: "Soy Marta",
		messageId: "a-key-of-this-message",
		language: "es",
	});
});

test("a choice goes out with its value and label, a form as it was filled in", async () => {
	const { api, sent } = apiThatGets(() => Response.json(reply));
	const bodyAt = (index: number) => JSON.parse(String(sent[index]?.init?.body));
	await api.sendMessage({ ...outgoing, content: "Ver", input: { kind: "choice", value: "see" } }, listener);
	expect(bodyAt(0)).toMatchObject({ choice: "see", userMessage: "Ver", messageId: outgoing.idempotencyKey });
	await api.sendMessage({ ...outgoing, input: filled, attempt: 2 }, listener);
	expect(bodyAt(1)).toMatchObject({
		form: { name: "summary", values: { need: "Citas" }, press: "make" },
		again: true,
	});
	expect(bodyAt(1)).not.toHaveProperty("userMessage");
});

test("an answer contains its choices, form and progress", async () => {
	const controls = { choices: [see, { value: "none", label: "Aún no sé", quiet: true }], form, progress };
	const { api } = apiThatGets(() => Response.json({ ...reply, ...controls }));
	expect(await api.sendMessage(outgoing, listener)).toMatchObject({ answer: controls });
});

test("a form without fields, or whose link would run a script, is left out", async () => {
	const odd = [
		{ ...form, fields: [] },
		{ ...form, privacy: { ...privacy, url: "javascript:1" } },
		"form",
		[],
	];
	for (const one of odd) {
		const { api } = apiThatGets(() => Response.json({ ...reply, form: one }));
		expect(await api.sendMessage(outgoing, listener)).toMatchObject({ answer: { form: null } });
	}
});

test("a form that is refused comes back with its errors, and only to a sender of a form", async () => {
	const fields = form.fields.map((field) => ({ ...field, error: "Muy largo" }));
	const body = { error: "Revisa un campo.", form: { ...form, fields } };
	const { api } = apiThatGets(() => Response.json(body, { status: 422 }));
	expect(await api.sendMessage({ ...outgoing, input: filled }, listener)).toEqual({
		kind: "form-refused",
		form: body.form,
	});
	const refused = { failure: { kind: "refused", status: 422, error: "Revisa un campo." } };
	expect(await api.sendMessage(outgoing, listener)).toMatchObject(refused);
	const odd = apiThatGets(() => Response.json({ ...body, form: {} }, { status: 422 }));
	expect(await odd.api.sendMessage({ ...outgoing, input: filled }, listener)).toMatchObject(refused);
});

test("an answer contains its text, links, suggestions and proposal", async () => {
	const document = { pages: 5, company: "Hostal Cafetal" };
	const pdf = { downloadUrl: "https://site.example/p/1", fileName: "propuesta-rumbo.pdf", ...document };
	const known = { name: "Ana Prieto", company: null, need: "" };
	const sources = [{ title: "Productos", url: "/productos" }];
	const ways = [{ name: "email", url: "mailto:hola@rumbo.example" }];
	const untrue = { name: "whatsapp", url: "https://evil.example/" };
	const body = {
		...reply,
		sources,
		quickReplies: ["Sí"],
		ways: [...ways, untrue],
		toolResults: { pdf },
		known,
	};
	const { api } = apiThatGets(() => Response.json(body));
	expect(await api.sendMessage(outgoing, listener)).toEqual({
		kind: "answered",
		answer: {
			reply: "Mucho gusto.",
			conversationToken: "c1",
			sources,
			ways,
			pdf,
			facts: { name: "Ana Prieto" },
			choices: [{ value: "Sí", label: "Sí" }],
			form: null,
			progress: null,
			writer: null,
			colleague: null,
			stopped: false,
		},
	});
});

test("the shortest answer a backend may give is an answer, and a proposal without a name gets one", async () => {
	const { api } = apiThatGets(() =>
		Response.json({ reply: "Listo.", toolResults: { pdf: { downloadUrl: "https://b.example/p.pdf" } } }),
	);
	expect(await api.sendMessage(outgoing, listener)).toMatchObject({
		answer: { reply: "Listo.", conversationToken: null, pdf: { fileName: "propuesta.pdf" } },
	});
});

test("a link that would run a script is not taken over", async () => {
	const bad = "javascript:alert(1)";
	const body = {
		...reply,
		sources: [{ title: "x", url: bad }],
		toolResults: { pdf: { downloadUrl: bad, fileName: "x" } },
	};
	const { api } = apiThatGets(() => Response.json(body));
	expect(await api.sendMessage(outgoing, listener)).toMatchObject({ answer: { sources: [], pdf: null } });
});

test("a PDF as the answer is a proposal", async () => {
	const { api } = apiThatGets(() => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }));
	expect(await api.sendMessage(outgoing, listener)).toMatchObject({
		kind: "answered",
		answer: { pdf: { downloadUrl: "blob:one", fileName: "propuesta.pdf" } },
	});
});

test("a refusal carries the server's sentence, or none", async () => {
	const refused = apiThatGets(() => Response.json({ error: "El mensaje es muy largo." }, { status: 413 }));
	expect(await refused.api.sendMessage(outgoing, listener)).toEqual({
		kind: "failed",
		failure: { kind: "refused", status: 413, error: "El mensaje es muy largo." },
	});
	const broken = apiThatGets(() => new Response("<h1>502</h1>", { status: 502 }));
	expect(await broken.api.sendMessage(outgoing, listener)).toMatchObject({
		failure: { kind: "refused", status: 502, error: null },
	});
});

test("a lost connection differs from a page without an API", async () => {
	const offline = apiThatGets(() => {
		throw new TypeError("Failed to fetch");
	});
	expect(await offline.api.sendMessage(outgoing, listener)).toEqual({
		kind: "failed",
		failure: { kind: "network" },
	});
	const nowhere = apiThatGets(() => Response.json(reply), null);
	expect(await nowhere.api.sendMessage(outgoing, listener)).toEqual({
		kind: "failed",
		failure: { kind: "unconfigured" },
	});
	expect(nowhere.sent).toEqual([]);
});

test("the stored conversation is read, absent or unreachable", async () => {
	const kept = {
		conversationId: "c1",
		messages: [{ role: "user", content: "Hola", at: "2026-11-21T15:00:00Z" }],
	};
	expect(await apiThatGets(() => Response.json(kept)).api.read("x.pdf")).toMatchObject({
		conversationToken: "c1",
	});
	expect(await apiThatGets(() => new Response(null, { status: 204 })).api.read("x.pdf")).toBeNull();
	expect(await apiThatGets(() => Response.json({}, { status: 500 })).api.read("x.pdf")).toBe("unreachable");
	expect(await apiThatGets(() => Response.json({ odd: true })).api.read("x.pdf")).toBe("unreachable");
});

test("a conversation that a person has comes with their name and an empty reply", async () => {
	const { api } = apiThatGets(() => Response.json({ ...reply, reply: "", person: "Laura" }));
	expect(await api.sendMessage(outgoing, listener)).toMatchObject({
		answer: { reply: "", colleague: "Laura" },
	});
});

test("a question that is asked again says so", async () => {
	const { api, sent } = apiThatGets(() => Response.json(reply));
	await api.sendMessage({ ...outgoing, attempt: 2 }, listener);
	expect(JSON.parse(String(sent[0]?.init?.body))).toMatchObject({ attempt: 2, again: true });
});
