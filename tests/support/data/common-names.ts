/** The commonest first and family names of twelve cultures: their pairs are the names of very many people. */
export const COMMON_NAMES: Record<string, { first: string[]; family: string[] }> = {
  arab: {
    first: ['Mohammad', 'Ahmed', 'Ali', 'Abdul', 'Hassan', 'Fatima'],
    family: ['Ali', 'Hassan', 'Rahman', 'Khalil', 'Saleh', 'Ahmadi'],
  },
  persian: {
    first: ['Reza', 'Hossein', 'Mehdi', 'Zahra', 'Amir', 'Maryam'],
    family: ['Mohammadi', 'Hosseini', 'Ahmadi', 'Karimi', 'Rezaei', 'Moradi'],
  },
  indian: {
    first: ['Rajesh', 'Sunita', 'Amit', 'Priya', 'Sanjay', 'Anita'],
    family: ['Kumar', 'Singh', 'Sharma', 'Patel', 'Gupta', 'Khan'],
  },
  pakistani: {
    first: ['Muhammad', 'Imran', 'Bilal', 'Ayesha', 'Usman', 'Tariq'],
    family: ['Khan', 'Malik', 'Hussain', 'Iqbal', 'Butt', 'Shah'],
  },
  chinese: {
    first: ['Wei', 'Fang', 'Ming', 'Jun', 'Hui', 'Lei'],
    family: ['Wang', 'Li', 'Zhang', 'Chen', 'Liu', 'Yang'],
  },
  korean: {
    first: ['Min Jun', 'Ji Hoon', 'Seo Yeon', 'Hyun Woo', 'Yong Chol', 'Kwang Su'],
    family: ['Kim', 'Lee', 'Park', 'Choi', 'Jong', 'Ri'],
  },
  russian: {
    first: ['Aleksandr', 'Sergey', 'Vladimir', 'Elena', 'Andrei', 'Natalia'],
    family: ['Ivanov', 'Smirnov', 'Kuznetsov', 'Popova', 'Volkov', 'Petrov'],
  },
  turkish: {
    first: ['Mehmet', 'Mustafa', 'Ahmet', 'Ayse', 'Fatma', 'Ibrahim'],
    family: ['Yilmaz', 'Kaya', 'Demir', 'Celik', 'Sahin', 'Yildiz'],
  },
  spanish: {
    first: ['Jose', 'Maria', 'Carlos', 'Juan', 'Luis', 'Ana'],
    family: ['Garcia', 'Rodriguez', 'Gonzalez', 'Lopez', 'Hernandez', 'Perez'],
  },
  nigerian: {
    first: ['Chinedu', 'Ngozi', 'Musa', 'Aisha', 'Emeka', 'Yusuf'],
    family: ['Okafor', 'Bello', 'Ibrahim', 'Adeyemi', 'Abubakar', 'Eze'],
  },
  british: {
    first: ['John', 'David', 'Sarah', 'James', 'Mary', 'Michael'],
    family: ['Smith', 'Jones', 'Brown', 'Taylor', 'Wilson', 'Davies'],
  },
  indonesian: {
    first: ['Budi', 'Siti', 'Agus', 'Dewi', 'Abdullah', 'Umar'],
    family: ['Santoso', 'Wijaya', 'Hidayat', 'Rahman', 'Setiawan', 'Abdurrahman'],
  },
};
