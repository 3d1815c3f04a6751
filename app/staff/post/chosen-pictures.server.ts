import { addPictureToMarkdown } from "../../../domain/blog/pictures/add-picture-to-markdown.ts";
import { storeUploadedPicture } from "../../../domain/blog/pictures/upload-picture.ts";
import type { Cover, PostText } from "../../../domain/blog/posts/post.ts";
import type { StaffSubmission } from "../form/staff-form.server.ts";

const fieldsOfPictures = {
	cover: ["picture", "alt"],
	illustrate: ["illustration", "illustrationAlt"],
} as const;

type PostPicture = keyof typeof fieldsOfPictures;

type PictureProblem = { problem: "picture" | "pictureSize" | "alt"; field: string };

/**
 * Adds the uploaded pictures to a text, whichever button was pressed, because a browser does not send a file twice. An alt
 * text without a new file describes the existing cover.
 * @param pressed the button. A picture's own button requires its file.
 */
export async function withPictures(
	form: StaffSubmission,
	text: PostText,
	pressed: string,
): Promise<PostText | PictureProblem> {
	let { cover, content } = text;
	const alt = altOf(form, "cover");
	if (cover && alt && !isChosen(form, "cover")) cover = { ...cover, alt };
	for (const place of ["cover", "illustrate"] as const) {
		if (pressed !== place && !isChosen(form, place)) continue;
		const sent = await storePicture(form, place);
		if ("problem" in sent) return sent;
		if (place === "cover") cover = sent;
		else content = addPictureToMarkdown(content, { ...sent, at: caretOf(form) });
	}
	return { ...text, cover, content };
}

export function altOf({ field }: StaffSubmission, place: PostPicture): string {
	return field(fieldsOfPictures[place][1]).replace(/\s+/g, " ").slice(0, 300);
}

export function isChosen({ formData }: StaffSubmission, place: PostPicture): boolean {
	const file = formData.get(fieldsOfPictures[place][0]);
	return file instanceof File && file.size > 0;
}

async function storePicture(form: StaffSubmission, place: PostPicture): Promise<Cover | PictureProblem> {
	const [picture, altField] = fieldsOfPictures[place];
	const alt = altOf(form, place);
	const file = form.formData.get(picture);
	if (!(file instanceof File) || file.size === 0) return { problem: "picture", field: picture };
	if (!alt) return { problem: "alt", field: altField };
	const bytes = new Uint8Array(await file.arrayBuffer());
	const upload = await storeUploadedPicture(form.db, form.services.runtime, bytes);
	if (upload.kind === "stored") return { src: upload.src, alt };
	return { problem: upload.kind === "too-large" ? "pictureSize" : "picture", field: picture };
}

/** The writer's cursor position in the text, if the browser sent it. */
function caretOf({ field }: StaffSubmission): number | null {
	const caret = field("caret");
	return /^\d{1,7}$/.test(caret) ? Number(caret) : null;
}
