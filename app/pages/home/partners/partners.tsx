import { Colon } from "../../../ui/colon/colon.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";
import { ClientCarousel } from "./client-carousel.tsx";
import { CompanyLogo } from "./company-logo.tsx";

type Props = Pick<HomeData, "partners" | "clients" | "notice"> & { text: HomeSections["partners"] };

export function Partners({ text, partners, clients, notice }: Props) {
	return (
		<section className="section" aria-labelledby="partners">
			<div className="partners wide">
				<h2 id="partners">
					{text.heading}
					<Colon />
				</h2>
				<ul>
					{partners.map((partner) => (
						<li key={partner.id}>
							<CompanyLogo company={partner} />
							<p>{partner.role}</p>
						</li>
					))}
				</ul>
			</div>
			<ClientCarousel text={text} clients={clients} notice={notice} />
		</section>
	);
}
