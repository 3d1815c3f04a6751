import { gzipSync } from "node:zlib";
import { badMessages } from "../../support/bad-messages.ts";
import { png } from "../../support/png.ts";
import type { Attacks } from "../run-attacks.ts";

const message = "/api/agent/message";
const bomb = gzipSync(Buffer.alloc(50_000_000, 32));

export const bodyAttacks: Attacks = {
	async *"bodies that are too large or odd"({ json, post, get }) {
		for (const [what, body, status] of badMessages) yield [what, await json(message, body), status];
		yield ["100,000 nested lists", await json(message, "[".repeat(100_000)), 400];
		yield ["prototype keys", await json(message, '{"__proto__":{"userMessage":"hola"}}'), 400];
		const packed = { "content-type": "application/json", "content-encoding": "gzip" };
		yield ["a gzip bomb", await post(message, bomb, null, packed), 400];
		const fields = new URLSearchParams(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, "x"]));
		yield ["10,000 fields", await post("/contacto", fields), 400];
		const half = { "content-type": "multipart/form-data; boundary=x" };
		yield ["half a multipart form", await post("/contacto", "--x\r\nContent-", null, half), 400];
		yield ["a header of 100 KB", await get("/", null, { "x-long": "a".repeat(100_000) }), 431];
		yield ["an address of 100 KB", await get(`/${"a".repeat(100_000)}`), 431];
		yield ["control: the site answers", await get("/healthz"), 200];
	},
	async *"picture and zip bombs"({ db, adminPath, post, get }) {
		const { id } = await db.selectFrom("posts").select("id").executeTakeFirstOrThrow();
		const upload = (bytes: Buffer, [what, field] = ["cover", "picture"]) => {
			const form = new FormData();
			form.set("intent", what ?? "");
			form.set("alt", "Un muelle");
			form.set(field ?? "", new File([new Uint8Array(bytes)], "a.png"));
			return post(`${adminPath}/blog/${id}`, form, "editor");
		};
		const square = (side: number, zeros: number) => upload(png({ width: side, height: side, zeros }));
		yield ["control: a small picture", await square(8, 72), 303];
		yield ["a picture that says it is huge", await square(60_000, 100), 400];
		yield ["a picture that is huge, packed small", await square(10_000, 100_010_000), 400];
		yield ["an SVG that runs", await upload(Buffer.from("<svg xmlns='a' onload='alert(1)'/>")), 400];
		yield ["a picture over 5 MB", await upload(Buffer.alloc(6_000_000)), 400];
		yield ["an upload over 20 MB", await upload(Buffer.alloc(21_000_000)), 413];
		yield ["a zip bomb as a post", await upload(Buffer.from(bomb), ["upload", "file"]), 400];
		yield ["control: the editor is there", await get(`${adminPath}/blog`, "editor"), 200];
	},
};
