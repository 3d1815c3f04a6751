import type { DemoDialogText } from "../../../content/pages/industries/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

export type DemoExcerpt = {
	id: string;
	name: string;
	/** Who writes to the business. */
	customer: string;
	messages: readonly { from: "user" | "bot"; text: string }[];
	href: string;
};

/** How a demo begins, in a dialog over the list; the page script opens it, and without scripts its link leads on. */
export function DemoDialog({ demo, text }: { demo: DemoExcerpt; text: DemoDialogText }) {
	const titleId = `${demo.id}-title`;
	return (
		<section
			id={demo.id}
			popover="auto"
			role="dialog"
			aria-labelledby={titleId}
			className="demo-dialog paper"
		>
			<header>
				<h3 id={titleId}>{demo.name}</h3>
				<button
					type="button"
					className="icon-button"
					popoverTarget={demo.id}
					popoverTargetAction="hide"
					aria-label={text.close}
				>
					<Icon name="close" />
				</button>
			</header>
			<p className="small quiet">{text.simulation}</p>
			<div className="demo-dialog-log">
				{demo.messages.map(({ from, text: said }) => (
					<p key={said} className={from === "bot" ? "ladrillo" : "cielo"}>
						<b>{from === "bot" ? text.bot : demo.customer}:</b> {said}
					</p>
				))}
			</div>
			<p>
				<ButtonLink href={demo.href}>{text.whole}</ButtonLink>
			</p>
		</section>
	);
}
