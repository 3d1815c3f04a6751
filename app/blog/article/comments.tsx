import type { BlogText } from "../../../content/blog/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { Language } from "../../../shared/language.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Received } from "../../ui/received/received.tsx";
import { CommentForm, commentFormId } from "./comment-form.tsx";
import type { CommentsData } from "./comments-data.server.ts";
import { Threads } from "./threads.tsx";

type Props = {
	comments: CommentsData;
	text: BlogText["comments"];
	words: FormsText;
	language: Language;
	path: string;
	form: FormState;
	received: { reference: string; responseTime: string } | null;
};

export function Comments({ comments, text, words, language, path, form, received }: Props) {
	const { count } = comments;
	const { none, one, many } = text.count;
	const countText = count === 0 ? none : count === 1 ? one : fillBlanks(many, { count });
	return (
		<section className="comments niebla" aria-labelledby="comments">
			<div className="comments-width">
				<h2 id="comments">{text.heading}</h2>
				{(count > 0 || !received) && <p className="quiet">{countText}</p>}
				{comments.threads.length > 0 && (
					<Threads comments={comments} text={text} language={language} path={path} />
				)}
				<OtherComments comments={comments} text={text} />
				<div className="comment-form" id={commentFormId}>
					{received ? (
						<Received
							{...received}
							message={text.received}
							next={`${received.responseTime} ${text.receivedNext}`}
							again={path}
						/>
					) : (
						<>
							<h3>{text.form}</h3>
							<CommentForm
								comments={comments}
								text={text}
								words={words}
								language={language}
								path={path}
								form={form}
							/>
						</>
					)}
				</div>
			</div>
		</section>
	);
}

function OtherComments({ comments: { earlier, later }, text }: Pick<Props, "comments" | "text">) {
	if (!earlier && !later) return null;
	return (
		<nav className="row" aria-label={text.pages.label}>
			{earlier && (
				<ButtonLink look="small outline" href={earlier}>
					{text.pages.earlier}
				</ButtonLink>
			)}
			{later && (
				<ButtonLink look="small outline" href={later}>
					{text.pages.later}
				</ButtonLink>
			)}
		</nav>
	);
}
