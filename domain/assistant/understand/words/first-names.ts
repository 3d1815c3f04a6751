/** First names that many bear in either language, so that "soy juan" in lower case is a name and "soy gerente" is not. Folded. */
export const firstNames: ReadonlySet<string> = new Set(
	`
	aaron abby abdiel abel abi abigail adam adriana agustin aida aileen ailsa aitana alan alana alastair alba albert
	alberto aldo alejandra alejandro alex alexa alexis alfonso alfredo alice alicia alina alisha alison allan
	allison alma alondra alonso althea alvaro amalia amanda amara amaya ambar amelia amina amparo amy ana anabel
	anabella anais anastasia andre andrea andreina andres andrew andy angel angela angelica angelo angie angus anika
	anita anna anne ansel anselmo anthony antonella antonia antonio anya araceli aracely aria ariana ariel arlene
	arlet armand armando arnulfo arturo ashley ashok astrid augusto aurelio aurora ava ayana aylin baltazar barbara
	barry bartolome bastian beatriz beau becca becky belen belinda ben benita benito benjamin bernadette bernarda
	bernardo bernie bert berta beth bethany beto betty bill bladimir blanca blas blessing bo bob bonnie boris brad
	brandon braulio brayan brenda brent brenton brian briana bridget brigitte brittany brooke bruce bruno burt byron
	caio caleb callum camila camille camilo candace candy carina carl carla carlo carlos carmelo carmen caro carol
	carolina caroline carolyn carrie casey cassie cata catalina catarina catherine cathy cecilia cedric celeste
	celia celina cesar chad chantal charlene charles charlie charlotte charly chase chela chelsea chema cheo cheryl
	chloe chris chrissy christa christine christopher chuck chuy cindy claire clara clarence claudette claudia
	claudine claudio clayton clemente cleo cliff clint clive cody cole colleen connor constanza consuelo cora corey
	corina cornelius courtney craig cristal cristian cristina cristobal cristy cruz crystal curtis cynthia dafne
	dagoberto dale dalia damian dan dana dani daniel daniela danilo danny dante dario darla darrell darren darryl
	daryl dave david dawn dayana dean deanna deb debbie deborah debra deepak deisy delia delroy demetrio denise
	dennis dennise derek derrick deshawn desiree desmond diana diane didier diego digna dilip dina divya djamila
	dolores domingo dominic dominique donald donna doreen dorian doris dorothea dorothy dottie doug douglas duane
	duncan dustin dwayne dylan earl earnest ed eddie eddy edgar edgardo edith edna edson eduarda eduardo edward
	edwina efrain efren egidio eider eileen eilidh elaine elba elda eleanor eleazar elena elias elijah elina elisa
	eliseo elizabeth ella ellen ellie ellis eloisa eloy elsa elsy elvia elvira elvis emely emerson emilia emiliana
	emiliano emilio emily emma emmanuel enid enrique enzo eric erica erick ericka erik erika erin ernesta ernesto
	ernie errol esmeralda esperanza esteban estefania estela estrella ethan eucaris eugene eugenia eulalia eusebio
	eva evan evelia evelyn ezequiel fabian fabiana fabio fabiola fabrizio faith fatima faustino fede federica
	federico felicia felipe felix fergus fermin fernanda fernando fidel fiona flavia flavio fleur flor florencia
	florinda francis francisco franco frank franklin fred freddy frida fulgencio gabe gabi gabriel gabriela gaby
	gael gail gareth gary gaston gavin gaz gemma gene genesis geoff george georgina geraldine gerard gerardo german
	gerson gianna gil gilberto gilma gina ginny giovanni gisela giselle gladys glenn gloria gonza gonzalo gordon
	grace graciela graham grant greg gregory greta gretchen grisel griselda guadalupe guido guillermina guillermo
	gus gustav gustavo gwen gwendolyn haley hamish hana hank hannah hansel harriet harry harvey hazel heather
	heberto hector heidi helen hellen henry heriberta heriberto hermes hernan hernando hilary hilda hipolito hollie
	holly horacio hortensia howard hubert hugh hugo humberta humberto hunter ian idalia ifeoma ignacio ilana ilse
	imani imelda imran indira ines inga ingeborg ingrid irene irina iris irma isaac isabel isabella isadora isaias
	isidro ismael itzel ivan ivana ivette ivonne iwan izzy jacinto jack jackie jacob jada jaden jaider jaime jairo
	jake jamal james jamie jana jane janelle janet janeth janice janine jared jasmin jasmine jason javier jayden
	jazmin jazmine jean jeanette jeanne jeannette jeff jefferson jeffrey jem jemma jen jennifer jenny jeny jeremiah
	jeremy jerome jeronimo jerry jerson jess jesse jessica jesus jhon jhonatan jhony jill jim jimena jimmy jo joan
	joana joanna joaquin joaquina jocelyn jodi joe joel johan johana johanna john johnny jon jonathan jordan jordi
	jorge jorgelina jose josefa josefina joseph josh joshua josie josue jovana joy joyce juan juana juancho juanita
	judi judit judith judy julia julian juliana julie julieta juliette julio julissa junior justin justina justo
	kacey kai kamla kara karen kari karim karina karl karla karol karolina kat kate katelyn katherin katherine
	kathleen kathryn kathy katia katie katrina katy kayla keila keisha keith kelly kelsey kelvin ken kendall kendra
	kendrick kenia kenneth kenny kerri kerry kevan kevin khadija kiara kieran kim kimberly kirk kirsten kirsty kit
	kofi kris krishna krista kristen kristian kristin kurt kwame kyle lalo lamar lance lara larry latisha latoya
	laura lauren laurent laurie lautaro lavinia layla lazaro leah leandra leandro leidy leila leland lena lenny leo
	leonardo leonel leonie leonor leonora leopoldo lesbia leslie lesly leticia leyla liam lida lidia ligia lilia
	lilian liliana lillian lily lina linda linh lisa lisandro lisbeth lissette livia liz lizbeth lizeth lloyd logan
	lola lonnie lorena lorenza lorenzo loreto lori lorna lorraine lottie lou louie louis louise lourdes luca lucas
	lucero lucho lucia luciana luciano lucinda lucrecia lucy ludwig luis luisa luke lupe lupita luz luzmila lydia
	lyle lynn mabel macarena maddie mafe magali magaly magda magdalena maggie maia maira maite malcolm malik mandy
	manny manolo manuel manuela mara marc marcela marcelina marcelino marcelo marcia marcial marco marcos marcus
	marcy margaret margarita margaux marge margie margo margot maria mariana maribel maricela marie mariela
	marielena marietta marilyn marina marino mario marisa marisela marisol marissa maritza marjorie marjory mark
	marla marlene marley marlin marlo marlon marquis marsha marta martha martin martina marty marvin mary mason
	massimo mateo matias matt matthew maud maureen mauricio mauro mavis max maxim maximiliano maxine mayerly maylin
	mayra mechita megan mel melany melina melisa melissa melvin mercedes mercy meredith merle merlin mia micaela
	micah michael michele michelle mick miguel miguelangel mika mike miki mila milagros mildred milena milton mina
	mindy minerva mirabel miranda mireya miriam mirian mirna misael mitch mitzi moira moises molly moni monica
	monique monserrat monte morgan muriel myriam myrna nacho nadia nadine nadya nana nancy nando naomi nata natalia
	natalie nataly nataniel nate nathan nayara nayeli nayra ned neha neil nell nelly nelson nerea nerio nestor
	nestora neville niall nick nicky nicola nicolas nicole nidia nigel nikhil nikki nilda nilsa nina niyati noah
	noelia noemi nohemi nolan nora norah noreen norma norman noura nubia nuria oakley obed octavia octavio odalys
	odette ofelia olga oliva oliver olivia omar ondina oriana orlanda orlando oscar osiris osman osvaldo otilia otis
	otto owen pablo pacho paco paige paloma pamela pamella pancho paola pascual pat patricia patrick patsy patty
	paul paula paulette paulina pauline paulo pavel pearl pedro peggy penny pepe percy perla perry pete peter petra
	petrona phil philip philippa phyllis pilar pipe piper polly porfirio prisca priscila priscilla priti priya
	quentin quinn quique rachel rafa rafael rafe rahul raj rajesh ralph ralston ramiro ramon ramona randall randy
	raquel raul ravi ray raymond rebeca rebecca rebeka reggie regina reina renan renata renato rene renee reuben rex
	reynaldo rhonda rhys ricarda ricardo richard rick ricky rigo rigoberto rita roald rob robbie robert roberta
	roberto robin robyn rocco rocio rodney rodolfo rodrigo rogelio roger rohan roland rolando roman romeo romina
	romulo ron ronald ronda ronnie rory rosa rosalba rosalia rosalind rosalinda rosana rosario rosaura roseann
	rosemary rosina rosita ross rowan roxana roxanne roxy roy royce ruben rubi rubiela ruby rudolf rudy rufino rufus
	rupert russell ruth ryan sabrina sacha sade sadie sal sally salome salvador sam samantha samara samir samuel
	sandra sandy sanjay sanjuana santi santiago santos sara sarah saray sari sasha saskia saul scott sean sebastian
	selena selina selma serafin serena sergio seth severo shakira shane shanice shannon sharmaine sharon shaun
	shauna shawn shayla sheila shelby sheldon shelly sherman sherry shirley sian sid siddharth sierra sigrid silvia
	simeon simon simona simone siobhan sofia solange soledad solomon sonal sonia sonja sonya sophie spencer stacey
	stacy stan stefan stefania stella stephanie stephen steve steven stu stuart sue suleima sunil suresh susan
	susana susi suzanne suzette svetlana sybil sylvia tabitha tadeo taina tali talia tamar tamara tamika tammy tania
	tanya tara tariq tasha tati tatiana tatum taylor ted teddy telma teo teodora teodoro tere teresa terese terrell
	terrence terry tess thalia thea thelma theresa thierry thomas tiffany tilda tim timothy tina tobi tobias toby
	todd tom tomas tomasa tommy toni tony toño tracey tracy travis trent trevon trevor trey trina trinidad trinity
	trish trisha tristan troy trudy tucker tyler tyra tyrell tyrone tyson ulises umberto uriah uriel ursula vale
	valentin valentina valentino valeria valeriano valerie vali vanesa vanessa velma vera vern vernon vero veronica
	vicenta vicente vicky victor victoria vikram vilma vince vincent viola violet violeta virgil vishnu viv vivek
	vivian viviana viviane vladimir wade waldo wally walt walter walther wanda warner warren wayne wendy wes weston
	whitney wilber wilbur wilfred wilfredo wilkin will willa william willie willy wilma wilmer wilson winifred
	winston wyatt xavi xavier xenia ximena xiomara yadira yaima yamila yamile yanet yaneth yanina yara yari yaritza
	yasmin yasmina yazmin yeimy yeison yenifer yenny yesenia yesica yessica yina yisel yohana yolanda yolima yoselin
	yuli yuliana yulissa yuly yurani yuri yvette yvonne zach zack zaida zaira zane zara zenaida zoe zoila zoraida
	zulay zuleima zulma
`
		.trim()
		.split(/\s+/),
);
