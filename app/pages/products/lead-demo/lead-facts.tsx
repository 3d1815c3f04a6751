import type { LeadDemoText } from "../../../../content/pages/products/schema.ts";

export function DemoLeadFacts({ facts, shown }: { facts: LeadDemoText["facts"]; shown: boolean }) {
	return (
		<div className="qualified-facts">
			<h4>{facts.heading}</h4>
			<dl>
				{facts.list.map(({ name, text }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="timeline-line" data-later={shown ? undefined : ""}>
							{text}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
