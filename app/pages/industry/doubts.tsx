type Props = { heading: string; problems: readonly string[]; answers: readonly string[]; from: string };

export function Doubts({ heading, problems, answers, from }: Props) {
	return (
		<section className="section wide" aria-labelledby="challenges">
			<h2 id="challenges">{heading}</h2>
			<ul className="doubts">
				{problems.map((problem, index) => (
					<li key={problem}>
						<p className="doubt cielo">{problem}</p>{" "}
						<p className="doubt-answer ladrillo">
							<b className="visually-hidden">{`${from}:`}</b> {answers[index]}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
