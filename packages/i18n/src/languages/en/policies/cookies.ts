export const messages = {
  title: 'Cookies Policy',
  what: 'Cookies are small files a site stores in your browser. We use only those that {name} needs to work or to do what you asked for. None are for advertising, and none belong to other companies.',
  security:
    'A security cookie makes sure that what is sent in your name comes from our own pages. It ends with your visit.',
  login: 'A login cookie lets you use this site and the league’s site with one login. It is deleted when you log out.',
  device:
    'A device cookie remembers for 400 days that you have logged in here, so that no one else can use up your login codes.',
  location: 'A location cookie, only after “Allow Location”, remembers your part of town for one year.',
  language: 'A language cookie remembers for one year the language that you read the league’s site in.',
  dark: 'A cookie for dark mode, only after you choose it in the settings, remembers for one year to show both sites dark or light.',
  copies:
    'So that you can read offline, your browser keeps copies of pages and pictures that you opened, for 30 days at most. Copies of what belongs to your account are deleted when you log out, and after seven days at the latest.',
  others:
    'Your browser also keeps some things for us that are not sent along with every page: your login, dark mode, the data saver, the sound setting and a form you have not finished. You can delete all of it in your browser’s settings; you are then logged out, and everything else keeps working.',
} as const;
