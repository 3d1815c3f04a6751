type Faq = { question: string; answer: string };

export function Faqs({ heading, faqs }: { heading: string; faqs: readonly Faq[] }) {
	return (
		<section className="section wide faqs" aria-labelledby="faqs">
			<h2 id="faqs">{heading}</h2>
			<div>
				{faqs.map(({ question, answer }) => (
					<details key={question}>
						<summary>{question}</summary>
						<p>{answer}</p>
					</details>
				))}
			</div>
		</section>
	);
}
