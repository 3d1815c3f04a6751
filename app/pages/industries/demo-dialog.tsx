import type { FlowStep } from "../../../content/industries/flow-schema.ts";
import type { DemoDialogText } from "../../../content/pages/industries/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

export type DemoExcerpt = { id: string; name: string; steps: readonly FlowStep[]; href: string };

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
				{demo.steps.map(({ id, customer, bot }) => (
					<div key={id}>
						<p className="cielo">
							<b>{text.customer}:</b> {customer}
						</p>
						<p className="ladrillo">
							<b>{text.bot}:</b> {bot}
						</p>
					</div>
				))}
			</div>
			<p>
				<ButtonLink href={demo.href}>{text.whole}</ButtonLink>
			</p>
		</section>
	);
}
