import { type SubmitEvent, useRef } from "react";
import { pathTo } from "../../../content/addresses.ts";
import type { ChatForm, Choice } from "../../../shared/chat.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { useChatText } from "../chat-text.ts";
import type { ConversationView } from "../client/use-conversation.ts";
import { SubmissionKeyInput } from "../message-fields.tsx";
import { CardFieldView, fieldId } from "./card-field.tsx";
import { ChoiceForm } from "./choices.tsx";
import { formButtonField, formNameField, isRefused, readFilledForm, shownText } from "./filled-card.ts";
import { useScrollToCard } from "./use-scroll-to-card.ts";

type Props = {
	form: ChatForm;
	onSubmit: ConversationView["submit"];
	onChoose: (choice: Choice) => void;
};

const titleId = "chat-card-title";
const skipId = "chat-card-skip";

const cardClasses = { contact: "contact-card cielo", summary: "summary-card paper niebla" } as const;

export function FormCard({ form, onSubmit, onChoose }: Props) {
	const { language, chat } = useChatText();
	const card = useRef<HTMLFormElement>(null);
	const { name, title, text, fields, products, productsTitle, save, skip, privacy } = form;
	useScrollToCard(card, isRefused(form));

	const send = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		delete event.currentTarget.dataset.failed;
		const { submitter } = event.nativeEvent;
		const filled = readFilledForm(form, new FormData(event.currentTarget, submitter));
		onSubmit(filled, shownText(form, filled));
	};

	return (
		<>
			<form
				ref={card}
				className={`chat-card ${cardClasses[name]}`}
				aria-labelledby={titleId}
				method="post"
				action={pathTo("assistant", language)}
				noValidate
				onSubmit={send}
			>
				<SubmissionKeyInput />
				<input type="hidden" name={formNameField} value={name} />
				{save && <EnterSaves label={save} />}
				<div className={name === "summary" ? "chat-card-head sol" : "chat-card-head"}>
					<h3 id={titleId}>{title}</h3>
					{text && <p>{text}</p>}
				</div>
				<CardErrors form={form} />
				<div className="chat-fields">
					{fields.map((field) => (
						<CardFieldView key={field.name} field={field} />
					))}
				</div>
				{products && <Products products={products} title={productsTitle} />}
				{privacy && (
					<p className="chat-card-privacy">
						{privacy.text} <a href={privacy.url}>{privacy.linkText}</a>
					</p>
				)}
				<p className="chat-field-problem send-problem" role="alert" hidden>
					{chat.failure.network}
				</p>
				<CardBar form={form} />
			</form>
			{skip && <ChoiceForm choice={skip} onChoose={onChoose} id={skipId} />}
		</>
	);
}

function CardBar({ form: { name, submit, save, skip } }: { form: ChatForm }) {
	return (
		<div className={name === "summary" ? "chat-card-bar sol" : "chat-card-bar"}>
			<Button type="submit" name={formButtonField} value="make">
				{submit}
			</Button>
			{save && (
				<button type="submit" className="chat-card-save" name={formButtonField} value="save">
					{save}
				</button>
			)}
			{skip && (
				<button type="submit" form={skipId}>
					{skip.label}
				</button>
			)}
		</div>
	);
}

/** Enter presses the form's first button: this one saves the changes and makes nothing yet. */
function EnterSaves({ label }: { label: string }) {
	return (
		<button
			type="submit"
			className="visually-hidden"
			name={formButtonField}
			value="save"
			tabIndex={-1}
			aria-hidden="true"
		>
			{label}
		</button>
	);
}

function CardErrors({ form: { fields, error } }: { form: ChatForm }) {
	const { chat } = useChatText();
	const fieldErrors = fields.flatMap((field) => (field.error ? [[field.name, field.error] as const] : []));
	const labels = fields.map(({ name, label }) => [name, label] as const);
	return (
		<ErrorSummary
			formError={error ?? null}
			fieldErrors={Object.fromEntries(fieldErrors)}
			labels={Object.fromEntries(labels)}
			words={chat.card}
			idOf={fieldId}
		/>
	);
}

type ProductsProps = { products: NonNullable<ChatForm["products"]>; title: string | undefined };

function Products({ products, title }: ProductsProps) {
	return (
		<div className="chat-products">
			{title && <h4>{title}</h4>}
			<ul>
				{products.map(({ name, reason }) => (
					<li key={name}>
						<b>{name}</b>
						{reason && <span>{reason}</span>}
					</li>
				))}
			</ul>
		</div>
	);
}
