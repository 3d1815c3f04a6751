import { putPicture } from "../../../domain/blog/pictures/put-picture.ts";
import { storeUploadedPicture } from "../../../domain/blog/pictures/upload-picture.ts";
import type { Cover, PostText } from "../../../domain/blog/posts/post.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import { formText } from "../../forms/form-data.server.ts";
import type { EditorRequest } from "./editor-submission.server.ts";

/** The form fields of a picture's file and its alt text. */
export const pictureFields = {
	cover: ["picture", "alt"],
	illustrate: ["illustration", "illustrationAlt"],
} as const;

type Place = keyof typeof pictureFields;

export type PictureProblem = { problem: "picture" | "pictureSize" | "alt"; field?: string };

/**
 * Adds the uploaded pictures to a text, whichever button was pressed, because a browser does not send a file twice. An alt
 * text without a new file describes the existing cover.
 * @param pressed the button. A picture's own button requires its file.
 */
export async function withPictures(
	db: EditorRequest["db"],
	runtime: Runtime,
	text: PostText,
	{ form, pressed }: { form: FormData; pressed: string },
): Promise<PostText | PictureProblem> {
	let { cover, content } = text;
	const alt = altOf(form, "cover");
	if (cover && alt && !isChosen(form, "cover")) cover = { ...cover, alt };
	for (const place of ["cover", "illustrate"] as const) {
		if (pressed !== place && !isChosen(form, place)) continue;
		const sent = await storePicture(db, runtime, form, place);
		if ("problem" in sent) return sent;
		if (place === "cover") cover = sent;
		else content = putPicture(content, { ...sent, at: caretOf(form) });
	}
	return { ...text, cover, content };
}

export function altOf(form: FormData, place: Place): string {
	return formText(form, pictureFields[place][1]).replace(/\s+/g, " ").trim().slice(0, 300);
}

export function isChosen(form: FormData, place: Place): boolean {
	const file = form.get(pictureFields[place][0]);
	return file instanceof File && file.size > 0;
}

async function storePicture(
	db: EditorRequest["db"],
	runtime: Runtime,
	form: FormData,
	place: Place,
): Promise<Cover | PictureProblem> {
	const [picture, says] = pictureFields[place];
	const alt = altOf(form, place);
	const file = form.get(picture);
	if (!alt) return { problem: "alt", field: says };
	if (!(file instanceof File)) return { problem: "picture" };
	const upload = await storeUploadedPicture(db, runtime, new Uint8Array(await file.arrayBuffer()));
	if (upload.kind === "stored") return { src: upload.src, alt };
	return { problem: upload.kind === "too-large" ? "pictureSize" : "picture" };
}

/** The writer's cursor position in the text, if the browser sent it. */
function caretOf(form: FormData): number | null {
	const caret = formText(form, "caret");
	return /^\d{1,7}$/.test(caret) ? Number(caret) : null;
}
