import type { ReactNode } from "react";
import { pathTo } from "../../../content/addresses.ts";
import type { BlogText } from "../../../content/blog/schema.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import type { Language } from "../../../content/language.ts";
import { parameters } from "../../../content/parameters.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ConsentField } from "../../ui/form/consent-field.tsx";
import { TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { Received } from "../../ui/form/received.tsx";
import type { CommentsData } from "./comments-data.server.ts";

type Props = {
	comments: CommentsData;
	text: BlogText["comments"];
	words: FormsText;
	language: Language;
	path: string;
	form: FormState;
	received: string | null;
};

const formId = "comentar";

export function Comments({ comments, text, words, language, path, form, received }: Props) {
	const { threads, count, earlier, later, answered, gone } = comments;
	const { none, one, many } = text.count;
	const countText = count === 0 ? none : count === 1 ? one : many.replace("{count}", String(count));
	return (
		<section className="comments niebla" aria-labelledby="comments">
			<div className="comments-width">
				<h2 id="comments">{text.heading}</h2>
				<p className="quiet">{countText}</p>
				{threads.length > 0 && (
					<ol className="threads">
						{threads.map(({ answers, ...comment }) => (
							<li key={comment.id}>
								<CommentView comment={comment}>
									<p>
										<a
											className="comment-answer"
											rel="nofollow"
											href={`${path}?${parameters.answered[language]}=${encodeURIComponent(comment.id)}#${formId}`}
											aria-label={`${text.reply}: ${comment.name}`}
										>
											{text.reply}
										</a>
									</p>
								</CommentView>
								{answers.length > 0 && (
									<ol className="answers">
										{answers.map((answer) => (
											<li key={answer.id}>
												<CommentView comment={answer} />
											</li>
										))}
									</ol>
								)}
							</li>
						))}
					</ol>
				)}
				{(earlier || later) && (
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
				)}
				<div className="comment-form" id={formId}>
					<h3>{text.form}</h3>
					{received ? (
						<Received words={words} message={text.received} reference={received} again={path} />
					) : (
						<>
							{gone && <p className="alert alert-problem">{text.closed}</p>}
							{answered && (
								<p className="row">
									<b>{text.replyTo.replace("{name}", answered.name)}</b>
									<a href={`${path}#${formId}`}>{text.noReply}</a>
								</p>
							)}
							<Form
								{...{ form, words, send: text.send }}
								labels={text.fields}
								action={
									answered
										? `${path}?${parameters.answered[language]}=${encodeURIComponent(answered.id)}`
										: path
								}
							>
								<TextField
									{...{ form, name: "name", label: text.fields.name }}
									required
									autoComplete="name"
								/>
								<TextField
									{...{ form, name: "email", label: text.fields.email, hint: text.emailHint }}
									required
									type="email"
									autoComplete="email"
								/>
								<TextArea {...{ form, name: "comment", label: text.fields.comment }} required rows={5} wide />
								{answered && <input type="hidden" name="parent" value={answered.id} />}
								<div className="field field-wide">
									<div className="check">
										<input
											id="remember"
											type="checkbox"
											name="remember"
											defaultChecked={form.typed.remember === "on"}
										/>
										<label htmlFor="remember">{text.remember}</label>
									</div>
								</div>
								<ConsentField form={form} words={words} policy={pathTo("legal", language)} />
							</Form>
						</>
					)}
				</div>
			</div>
		</section>
	);
}

type ShownComment = Omit<CommentsData["threads"][number], "answers">;

function CommentView({ comment, children }: { comment: ShownComment; children?: ReactNode }) {
	const { id, name, at, date, paragraphs } = comment;
	return (
		<article className="comment" id={`comentario-${id}`} aria-label={name}>
			<p className="comment-head">
				<b>{name}</b>{" "}
				<time className="small quiet" dateTime={at}>
					{date}
				</time>
			</p>
			{paragraphs.map((text, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
				<p key={index} className="comment-text">
					{text}
				</p>
			))}
			{children}
		</article>
	);
}
