import type { ReactNode } from "react";

type Props = { id: string; title: string; done: string | null; children: ReactNode };

export function AccountSection({ id, title, done, children }: Props) {
	return (
		<section className="panel panel-part account-part" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
			<h2 id={`part-${id}-title`}>{title}</h2>
			{done && (
				<p className="alert alert-done" role="status">
					<b>{done}</b>
				</p>
			)}
			{children}
		</section>
	);
}
