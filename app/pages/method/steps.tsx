import type { MethodText } from "../../../content/pages/method/schema.ts";

const colours = ["cielo", "sol", "ladrillo", "noche"];

export function MethodSteps({ steps }: { steps: MethodText["steps"] }) {
	return (
		<section className="full" aria-labelledby="steps">
			<h2 id="steps" className="wide">
				{steps.heading}
			</h2>
			<ol className="method-steps">
				{steps.list.map(({ name, when, text, yours }, index) => (
					<li key={name} className={colours[index]}>
						<p className="method-number" aria-hidden="true">
							{index + 1}
						</p>
						<div>
							<p className="method-when">{when}</p>
							<h3>{name}</h3>
							<p>{text}</p>
							<p className="method-yours">
								<b>{steps.yours}:</b> {yours}
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
